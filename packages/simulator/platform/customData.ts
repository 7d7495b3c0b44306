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
import {refuse, describeValue} from '../messages/errors';
import {NAME_LABELS} from '../messages/labels';
import {nearestNames} from '../words/nearest';
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
import type {WithMetaFields} from '../../../api-src/helpers/WithMetaFields';

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
export function customDataServices(
  context: RunContext,
  store: CustomDataStore,
): CustomDataServiceFactory {
  const nextId = createDataIds((id) => store.hasDataId(id));
  return context.handOut.object('baseService', {
    createCustomDataServiceByDefinitionName: <
      T extends CustomDataEntity = CustomDataEntity,
    >(
      definitionName: string,
    ) =>
      context.operate('createCustomDataServiceByDefinitionName', () => {
        const table = store.find(definitionName);
        if (!table) {
          context.notifyTwins(
            [definitionName],
            store.names,
            NAME_LABELS.definition,
          );
          refuse('definition-not-found', {
            definitionName: String(definitionName),
          });
        }
        return context.handOut.object(
          'UserCustomDataService',
          definitionService<T>(context, store, table, nextId),
        );
      }),
  });
}

/** What every record has beside the items of its definition. */
export const META_FIELDS = ['dataId', 'createdAt', 'updatedAt'] as const;

function isMetaField(name: string): name is (typeof META_FIELDS)[number] {
  return META_FIELDS.some((field) => field === name);
}

/** The service of one definition. */
function definitionService<T extends CustomDataEntity>(
  context: RunContext,
  store: CustomDataStore,
  table: OpenTable,
  nextId: () => string,
): UserCustomDataService<T> {
  const {definition} = table;
  const {definitionName, itemList} = definition;
  const keys = itemList.map(({itemKey}) => itemKey);
  const {observations} = context;

  /** A call that changes data; `effect` gives the ID of what it changes. */
  const change = <Result>(
    method: string,
    effect: () => {readonly dataId: string; readonly result: Result},
  ): Promise<Result> =>
    context.operate(method, () => {
      context.beginWrite();
      const {dataId, result} = effect();
      const {line} = context;
      observations.customDataWrites.push({definitionName, dataId, line});
      return result;
    });
  const indexOf = (dataId: string): number => {
    const index = table.records.findIndex((one) => one.dataId === dataId);
    return index < 0
      ? refuse('data-id-not-found', {definitionName, dataId: String(dataId)})
      : index;
  };
  const checked = (
    given: Readonly<Record<string, unknown>>,
    wanted: readonly string[],
  ): CustomDataEntity =>
    Object.fromEntries(
      wanted.flatMap((key) =>
        itemList
          .filter(({itemKey}) => itemKey === key)
          .map((item) => [key, checkValue(item, given[key], store)] as const),
      ),
    );
  /** A record as the program sees it: every item, then the meta fields. */
  const entityOf = ({values, ...meta}: CustomDataRecord): WithMetaFields<T> => {
    const {dataId, createdAt, updatedAt} = meta;
    const own = {
      ...Object.fromEntries(keys.map((key) => [key, values[key] ?? null])),
      ...{dataId, createdAt, updatedAt},
    } as WithMetaFields<T>;
    return context.handOut.record(
      definitionName,
      context.isObserved ? observations.observe(definitionName, own) : own,
    );
  };
  return {
    createCustomData: (data) =>
      change('createCustomData', () => {
        const values = checked(checkKeys(data, definition), keys);
        const dataId = nextId();
        const now = context.clock.timestamp;
        table.records.push({dataId, createdAt: now, updatedAt: now, values});
        return {dataId, result: dataId};
      }),
    getCustomDataByQuery: (queryFn) =>
      context.operate('getCustomDataByQuery', () => {
        const query = takeQuery(context, queryFn);
        const {conditions} = query.asked;
        checkQuery(context, query, table);
        const all = context.arrange(table.records);
        const records = query.apply(all, valueOf);
        observations.customDataReads.push({
          definition,
          fields: conditions.map(({field}) => field),
          emptyFields: conditions
            .filter(
              ({operator, value}) =>
                operator === 'in' && (value as unknown[]).length === 0,
            )
            .map(({field}) => field),
          records,
          line: context.line,
        });
        return context.handOut.list(records.map(entityOf));
      }),
    getCustomDataDefinition: () =>
      context.handOut.data('CustomDataDefinitionEntity', cloneData(definition)),
    updateCustomData: (dataId, data) =>
      change('updateCustomData', () => {
        const index = indexOf(dataId);
        const given = checkKeys(data, definition);
        const values = checked(
          given,
          Object.keys(given).filter((key) => given[key] !== undefined),
        );
        const updatedAt = context.clock.timestamp;
        table.records = table.records.map((record, at) =>
          at === index
            ? {
                ...record,
                updatedAt,
                // assumption: update-keeps-other-items
                values: {...record.values, ...values},
              }
            : record,
        );
        return {dataId, result: undefined};
      }),
    deleteCustomData: (dataId) =>
      change('deleteCustomData', () => {
        table.records.splice(indexOf(dataId), 1);
        return {dataId, result: undefined};
      }),
  };
}

function valueOf(record: CustomDataRecord, field: string): CustomDataValue {
  return isMetaField(field) ? record[field] : (record.values[field] ?? null);
}

/** What the program's function makes of an empty query. */
function takeQuery(context: RunContext, queryFn: unknown): CustomDataQuery {
  const empty = CustomDataQuery.all((one) =>
    context.handOut.object('QueryBuilder', one, ['where', 'orderBy', 'limit']),
  );
  const query: unknown =
    typeof queryFn === 'function'
      ? (queryFn as (qb: object) => unknown)(empty)
      : undefined;
  return query instanceof CustomDataQuery
    ? query
    : refuse('query-function-result', {});
}

// assumption: custom-data-argument-check
/** Refuses what isn't a set of values for the definition's items. */
function checkKeys(
  data: unknown,
  definition: OpenTable['definition'],
): Readonly<Record<string, unknown>> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    refuse('custom-data-not-object', {});
  }
  for (const itemKey of Object.keys(data)) {
    if (isMetaField(itemKey)) {
      refuse('meta-field-write', {itemKey});
    }
    checkKey(itemKey, definition);
  }
  return data as Record<string, unknown>;
}

/** Refuses an item key that neither the definition nor `others` has. */
function checkKey(
  itemKey: string,
  {definitionName, itemList}: OpenTable['definition'],
  others: readonly string[] = [],
): void {
  const known = [...itemList.map((item) => item.itemKey), ...others];
  if (!known.includes(itemKey)) {
    const nearest = nearestNames(String(itemKey), known);
    refuse('unknown-item-key', {
      definitionName,
      itemKey: String(itemKey),
      nearest,
    });
  }
}

function checkValue(
  item: DefinitionItem,
  value: unknown,
  {selectOptionMasters}: CustomDataStore,
): CustomDataValue {
  if (isValuelessText(value)) {
    const {itemKey, itemName} = item;
    refuse('text-without-value', {
      itemKey,
      itemName,
      value: describeValue(value),
    });
  }
  return checkItemValue(item, value, selectOptionMasters);
}

// assumption: query-unknown-field-error
/** Refuses unknown names; tells why nothing can meet a condition. */
function checkQuery(
  context: RunContext,
  query: CustomDataQuery,
  table: OpenTable,
): void {
  if (query.isIncomplete) {
    context.notify('query-condition-dropped', {});
  }
  const {conditions, order} = query.asked;
  for (const {field} of [...conditions, ...order]) {
    checkKey(field, table.definition, META_FIELDS);
  }
  for (const condition of conditions) {
    adviseOnCondition(context, condition, table);
  }
}

/** Tells why nothing, or everything, can meet a condition. */
function adviseOnCondition(
  context: RunContext,
  {field, operator, value}: Condition,
  {definition: {definitionName, itemList}, records}: OpenTable,
): void {
  const {dataType = '文字列'} =
    itemList.find(({itemKey}) => itemKey === field) ?? {};
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const isRange = /[<>]/.test(operator);
  const isMissing = (one: unknown): boolean =>
    one === undefined || (isRange && one === null);
  if (values.some(isMissing)) {
    const shown = String(values.find(isMissing));
    context.notify('query-value-missing', {
      itemKey: field,
      operator,
      value: shown,
    });
  }
  const given = values.filter((one) => one !== undefined && one !== null);
  const odd = given.find((one) => !hasDataType(dataType, one));
  if (odd !== undefined) {
    context.notify('query-value-type', {
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
    context.notify('month-impossible', {name: field, value: shown});
  }
  const texts = records
    .map((record) => record.values[field])
    .filter((one) => typeof one === 'string');
  if (!isRange) {
    context.notifyTwins(
      given.filter((one) => !dateFormOf(one)),
      texts,
      `「${definitionName}」`,
    );
  }
  const form = formOfItem(dataType, texts);
  const fits = isRange ? isComparable : isSameForm;
  const other = given.find((one) => {
    const own = dateFormOf(one);
    return form && own && !fits(form, own);
  });
  if (form && other !== undefined) {
    context.notify('date-form-differs', {
      name: field,
      example: form.example,
      value: describeValue(other),
    });
  }
}

// assumption: service-errors
/**
 * Checks a value as its registration would.
 *
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
