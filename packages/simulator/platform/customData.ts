import {cloneData} from '../words/clone';
import {createDataIds} from '../time/clock';
import {normalizeDate} from '../company/dates';
import {
  dateFormOf,
  formOfItem,
  isComparable,
  isSameForm,
} from '../words/dateForms';
import {checkDefinition, checkSelectOptionMasters} from './definitions';
import {RequiredKubun} from '../company/enumerations';
import {
  CombositeFunctionsError,
  refuse,
  describeValue,
} from '../messages/errors';
import {NAME_LABELS} from '../messages/labels';
import {nearestNames} from '../words/nearest';
import {observeItems} from './observations';
import {CustomDataQuery} from './query';
import {isValuelessText} from '../words/valuelessText';
import type {
  Company,
  CustomDataRecord,
  CustomDataTable,
  SelectOptionMaster,
} from '../company/company';
import type {RunContext} from './context';
import type {Condition} from './query';
import type {DefinitionItem} from './definitions';
import type {CustomDataServiceFactory} from '../../../api-src/classes/CustomDataServiceFactory';
import type {UserCustomDataService} from '../../../api-src/classes/UserCustomDataService';
import type {CustomDataEntity} from '../../../api-src/helpers/CustomDataEntity';
import type {CustomDataValue} from '../../../api-src/helpers/CustomDataValue';
import type {QueryBuilder} from '../../../api-src/helpers/QueryBuilder';
import type {WithMetaFields} from '../../../api-src/helpers/WithMetaFields';
import type {CustomDataDefinitionEntity} from '../../../api-src/interfaces/CustomDataDefinitionEntity';

/** A definition with its data while they can change. */
interface OpenTable {
  readonly definition: CustomDataTable['definition'];
  records: CustomDataRecord[];
}

/** All definitions and data of a company. */
export class CustomDataStore {
  readonly #tables = new Map<string, OpenTable>();
  /** All カスタム選択肢マスタ. */
  readonly selectOptionMasters: readonly SelectOptionMaster[];

  /**
   * Opens a company's data; its definitions are checked as their registration
   * would, its records aren't: data can become wrong by a later change of the
   * definition.
   *
   * @throws CombositeFunctionsError if a definition breaks a rule
   */
  constructor({customData, selectOptionMasters}: Company) {
    checkSelectOptionMasters(selectOptionMasters);
    this.selectOptionMasters = selectOptionMasters;
    for (const table of customData) {
      checkDefinition(
        table.definition,
        new Set(this.#tables.keys()),
        selectOptionMasters,
      );
      this.#tables.set(table.definition.definitionName, {
        definition: cloneData(table.definition),
        records: cloneData([...table.records]),
      });
    }
  }

  /** The definition of exactly this name, with its data. */
  find(definitionName: string): OpenTable | undefined {
    return this.#tables.get(definitionName);
  }

  /** The names of all definitions. */
  get names(): string[] {
    return [...this.#tables.keys()];
  }

  /** A copy of everything as it is now. */
  snapshot(): CustomDataTable[] {
    return cloneData([...this.#tables.values()]);
  }

  /** Whether any definition has a record of this ID. */
  hasDataId(dataId: string): boolean {
    return [...this.#tables.values()].some(({records}) =>
      records.some((record) => record.dataId === dataId),
    );
  }
}

/** `baseService`: makes the services of the definitions. */
export class CustomDataServices implements CustomDataServiceFactory {
  readonly #context: RunContext;
  readonly #store: CustomDataStore;
  readonly #nextId: () => string;

  constructor(context: RunContext, store: CustomDataStore) {
    this.#context = context;
    this.#store = store;
    this.#nextId = createDataIds((id) => store.hasDataId(id));
  }

  createCustomDataServiceByDefinitionName<
    T extends CustomDataEntity = CustomDataEntity,
  >(definitionName: string): Promise<UserCustomDataService<T>> {
    return this.#context.operate(
      'createCustomDataServiceByDefinitionName',
      () => {
        const table = this.#store.find(definitionName);
        if (!table) {
          this.#context.notifyTwins(
            [definitionName],
            this.#store.names,
            NAME_LABELS.definition,
          );
          refuse('definition-not-found', {
            definitionName: String(definitionName),
          });
        }
        return this.#context.handOut.object(
          'UserCustomDataService',
          new DefinitionService<T>(
            this.#context,
            this.#store,
            table,
            this.#nextId,
          ),
        );
      },
    );
  }
}

/** What every record has beside the items of its definition. */
export const META_FIELDS = ['dataId', 'createdAt', 'updatedAt'] as const;

function isMetaField(name: string): name is (typeof META_FIELDS)[number] {
  return META_FIELDS.some((field) => field === name);
}

/** The service of one definition. */
class DefinitionService<
  T extends CustomDataEntity,
> implements UserCustomDataService<T> {
  readonly #context: RunContext;
  readonly #store: CustomDataStore;
  readonly #table: OpenTable;
  readonly #nextId: () => string;

  constructor(
    context: RunContext,
    store: CustomDataStore,
    table: OpenTable,
    nextId: () => string,
  ) {
    this.#context = context;
    this.#store = store;
    this.#table = table;
    this.#nextId = nextId;
  }

  createCustomData(data: T): Promise<string> {
    return this.#context.operate('createCustomData', () => {
      this.#context.observations.hasWritten = true;
      const given = this.#checkKeys(data);
      const values: CustomDataEntity = {};
      for (const item of this.#items) {
        values[item.itemKey] = this.#checkValue(item, given[item.itemKey]);
      }
      const dataId = this.#nextId();
      const now = this.#context.clock.timestamp;
      this.#table.records.push({
        dataId,
        createdAt: now,
        updatedAt: now,
        values,
      });
      this.#observeWrite(dataId);
      return dataId;
    });
  }

  getCustomDataByQuery(
    queryFn: (qb: QueryBuilder<T, never>) => QueryBuilder<T, never>,
  ): Promise<WithMetaFields<T>[]> {
    return this.#context.operate('getCustomDataByQuery', () => {
      const query: unknown =
        typeof queryFn === 'function'
          ? queryFn(
              CustomDataQuery.all<T>((one) =>
                this.#context.handOut.object('QueryBuilder', one, [
                  'where',
                  'orderBy',
                  'limit',
                ]),
              ),
            )
          : undefined;
      if (!(query instanceof CustomDataQuery)) {
        refuse('query-function-result', {});
      }
      this.#checkQuery(query as CustomDataQuery<T>);
      const all = this.#context.arrange(this.#table.records);
      const valueOf = (
        record: CustomDataRecord,
        field: string,
      ): CustomDataValue =>
        isMetaField(field) ? record[field] : (record.values[field] ?? null);
      const records = query.apply(all, valueOf);
      const {observations, line} = this.#context;
      observations.customDataReads.push({
        definition: this.#table.definition,
        fields: query.conditions.map(({field}) => field),
        emptyFields: query.conditions
          .filter(
            ({operator, value}) =>
              operator === 'in' && (value as unknown[]).length === 0,
          )
          .map(({field}) => field),
        isOrdered: query.isOrdered,
        records,
        blanks: query.findBlanks(all, valueOf),
        line,
      });
      return this.#context.handOut.list(
        records.map((record) => this.#entity(record)),
      );
    });
  }

  getCustomDataDefinition(): WithMetaFields<CustomDataDefinitionEntity> {
    return this.#context.handOut.data(
      'CustomDataDefinitionEntity',
      cloneData(this.#table.definition),
    );
  }

  updateCustomData(dataId: string, data: Partial<T>): Promise<void> {
    return this.#context.operate('updateCustomData', () => {
      this.#context.observations.hasWritten = true;
      const index = this.#indexOf(dataId);
      const given = this.#checkKeys(data);
      const values: CustomDataEntity = {};
      for (const [key, value] of Object.entries(given)) {
        const item = this.#item(key);
        if (item && value !== undefined) {
          values[key] = this.#checkValue(item, value);
        }
      }
      const record = this.#table.records[index];
      if (record) {
        this.#table.records[index] = {
          ...record,
          updatedAt: this.#context.clock.timestamp,
          // assumption: update-keeps-other-items
          values: {...record.values, ...values},
        };
        this.#observeWrite(dataId);
      }
    });
  }

  deleteCustomData(dataId: string): Promise<void> {
    return this.#context.operate('deleteCustomData', () => {
      this.#context.observations.hasWritten = true;
      this.#table.records.splice(this.#indexOf(dataId), 1);
      this.#observeWrite(dataId);
    });
  }

  get #items(): readonly DefinitionItem[] {
    return this.#table.definition.itemList;
  }

  get #definitionName(): string {
    return this.#table.definition.definitionName;
  }

  #item(itemKey: string): DefinitionItem | undefined {
    return this.#items.find((item) => item.itemKey === itemKey);
  }

  /** A record as the program sees it: every item, then the meta fields. */
  #entity(record: CustomDataRecord): WithMetaFields<T> {
    const {dataId, createdAt, updatedAt, values} = record;
    const entity: CustomDataEntity = {};
    for (const {itemKey} of this.#items) {
      entity[itemKey] = values[itemKey] ?? null;
    }
    const own = {...entity, dataId, createdAt, updatedAt} as WithMetaFields<T>;
    return this.#context.handOut.record(
      this.#definitionName,
      this.#context.isObserved ? this.#observed(own) : own,
    );
  }

  /** The same record, of which the run notes what the program uses. */
  #observed(record: WithMetaFields<T>): WithMetaFields<T> {
    const {usedItems} = this.#context.observations;
    const used = usedItems.get(this.#definitionName) ?? new Set();
    usedItems.set(this.#definitionName, used);
    return observeItems(record, (itemKey) => used.add(itemKey));
  }

  #observeWrite(dataId: string): void {
    this.#context.observations.customDataWrites.push({
      definitionName: this.#definitionName,
      dataId,
      line: this.#context.line,
    });
  }

  #indexOf(dataId: string): number {
    const index = this.#table.records.findIndex(
      (record) => record.dataId === dataId,
    );
    if (index === -1) {
      refuse('data-id-not-found', {
        definitionName: this.#definitionName,
        dataId: String(dataId),
      });
    }
    return index;
  }

  // assumption: custom-data-argument-check
  /** Refuses what isn't a set of values for the definition's items. */
  #checkKeys(data: unknown): Record<string, unknown> {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) {
      refuse('custom-data-not-object', {});
    }
    for (const itemKey of Object.keys(data)) {
      if (isMetaField(itemKey)) {
        refuse('meta-field-write', {itemKey});
      }
      if (!this.#item(itemKey)) {
        throw this.#unknownKey(itemKey, []);
      }
    }
    return data as Record<string, unknown>;
  }

  #checkValue(item: DefinitionItem, value: unknown): CustomDataValue {
    if (isValuelessText(value)) {
      const {itemKey, itemName} = item;
      refuse('text-without-value', {
        itemKey,
        itemName,
        value: describeValue(value),
      });
    }
    return checkItemValue(item, value, this.#store.selectOptionMasters);
  }

  #unknownKey(
    itemKey: string,
    further: readonly string[],
  ): CombositeFunctionsError {
    return new CombositeFunctionsError('unknown-item-key', {
      definitionName: this.#definitionName,
      itemKey,
      nearest: nearestNames(itemKey, [
        ...this.#items.map((item) => item.itemKey),
        ...further,
      ]),
    });
  }

  // assumption: query-meta-fields
  /** Refuses unknown names; tells why nothing can meet a condition. */
  #checkQuery(query: CustomDataQuery<T>): void {
    if (query.isIncomplete) {
      this.#context.notify('query-condition-dropped', {});
    }
    for (const itemKey of [
      ...query.conditions.map(({field}) => field),
      ...query.orderFields,
    ]) {
      if (!this.#item(itemKey) && !isMetaField(itemKey)) {
        throw this.#unknownKey(String(itemKey), META_FIELDS);
      }
    }
    for (const condition of query.conditions) {
      this.#checkCondition(condition);
    }
  }

  /** Tells why nothing, or everything, can meet a condition. */
  #checkCondition({field, operator, value}: Condition): void {
    const dataType = this.#item(field)?.dataType ?? '文字列';
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    const isRange = /[<>]/.test(operator);
    const missing = values.filter(
      (one) => one === undefined || (isRange && one === null),
    );
    if (missing.length > 0) {
      const shown = String(missing[0]);
      this.#context.notify('query-value-missing', {
        itemKey: field,
        operator,
        value: shown,
      });
    }
    const given = values.filter((one) => one !== undefined && one !== null);
    const odd = given.find((one) => !hasDataType(dataType, one));
    if (odd !== undefined) {
      this.#context.notify('query-value-type', {
        itemKey: field,
        dataType,
        value: describeValue(odd),
      });
    }
    const impossible = given.find(
      (one) =>
        typeof one === 'string' &&
        /^(?:19|20)\d\d[-/.年](?:00?|1[3-9])(?!\d)/.test(one),
    );
    if (impossible !== undefined) {
      const shown = describeValue(impossible);
      this.#context.notify('month-impossible', {name: field, value: shown});
    }
    const texts = this.#table.records
      .map((record) => record.values[field])
      .filter((one) => typeof one === 'string');
    if (!isRange) {
      this.#context.notifyTwins(
        given.filter((one) => !dateFormOf(one)),
        texts,
        `「${this.#definitionName}」`,
      );
    }
    const form = formOfItem(dataType, texts);
    const fits = isRange ? isComparable : isSameForm;
    const other = given.find((one) => {
      const own = dateFormOf(one);
      return form && own && !fits(form, own);
    });
    if (form && other !== undefined) {
      this.#context.notify('date-form-differs', {
        name: field,
        example: form.example,
        value: describeValue(other),
      });
    }
  }
}

// assumption: service-errors
/**
 * Checks a value as its registration would.
 *
 * @param item - the item of the definition
 * @param value - the value
 * @param masters - all select option masters
 * @returns the value; `null` for one that is missing
 * @throws CombositeFunctionsError with the rule that it breaks
 */
export function checkItemValue(
  {itemName, itemKey, dataType, requiredKubun, ...item}: DefinitionItem,
  value: unknown,
  masters: readonly SelectOptionMaster[],
): CustomDataValue {
  if (value === undefined || value === null || value === '') {
    if (requiredKubun === RequiredKubun.Hissu) {
      refuse('required-item-missing', {itemName, itemKey});
    }
    if (value !== '') {
      return null;
    }
  }
  if (!hasDataType(dataType, value)) {
    refuse('data-type-mismatch', {
      itemName,
      itemKey,
      dataType,
      value: describeValue(value),
    });
  }
  if (dataType === '日付' && normalizeDate(value) !== value) {
    refuse('date-format', {itemName, itemKey, value: describeValue(value)});
  }
  if (
    dataType === 'カスタム選択肢' &&
    !masters
      .find(({masterName}) => masterName === item.customSelectOptionName)
      ?.options.includes(String(value))
  ) {
    refuse('select-option-unknown', {itemName, itemKey, value: String(value)});
  }
  return value;
}

// assumption: data-types
function hasDataType(
  dataType: DefinitionItem['dataType'],
  value: unknown,
): value is string | number | boolean {
  switch (dataType) {
    case '数値':
      return typeof value === 'number' && Number.isFinite(value);
    case '真偽値':
      return typeof value === 'boolean';
    case '文字列':
    case '日付':
    case 'カスタム選択肢':
      return typeof value === 'string';
  }
}
