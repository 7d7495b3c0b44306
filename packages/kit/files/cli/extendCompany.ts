/*
 * A company that extends another: what it lists is added, or changes what has
 * the same name; `remove` takes away. Data of definitions and journal rows are
 * replaced, as they are content and not a list of things.
 */
import {addDays, nearestNames, tableOf} from '../runtime.mjs';
import {shapeOf} from '../../shapes/shapes';
import {NAMED} from '../../shapes/shape';
import {withoutNames} from '../../shapes/names';
import {checkContent} from './checkContent';
import {COMPANY_LISTS, idOf, isThing} from './companyLists';
import {InputError} from './inputError';
import {References} from './references';
import {without} from '../../shapes/without';
import type {ListRule, Thing} from './companyLists';
import type {JsonFile} from './jsonFile';
import type {GivenCompany, GivenExtension, Removed} from '../../shapes/given';
import type {Path} from '../../shapes/shape';
import type {Company} from '@combosite-functions/simulator';

/** A company that has been extended. */
export interface Extended {
  /** As a file that says everything would have it. */
  readonly company: GivenCompany;
  /** What wasn't in the base: 従業員「9001」. */
  readonly added: readonly string[];
  /** What it shares with the base's of the same name. */
  readonly merged: readonly string[];
}

/** The lists whose content replaces what was there. */
const CONTENT = new Set(['records', 'answers', 'real', 'sample']);

/**
 * Adds to a company what a file has.
 *
 * @param base - the company that it extends; custom data with their records
 * @returns the company, and what is new in it
 * @throws InputError if it can't be used
 */
export function extendCompany(
  source: JsonFile,
  given: GivenExtension,
  base: Company,
): Extended {
  const references = new References(source, base);
  const remaining = withoutRemoved(base, given.remove ?? {}, references);
  references.finish();
  const added: string[] = [];
  const company = extended(
    {source, added},
    remaining as unknown as Thing,
    without(given, '$schema', 'extends', 'remove'),
    COMPANY_LISTS,
    [],
  ) as unknown as GivenCompany;
  return {company, added, merged: mergedDefinitions(given, remaining)};
}

/** Definitions that have items of their own and those of the base too. */
function mergedDefinitions(
  {customData = []}: GivenExtension,
  base: Company,
): string[] {
  return customData.flatMap(({definition: {itemList = [], ...definition}}) => {
    const definitionName: string = definition.definitionName;
    const keys: readonly string[] = itemList.map(({itemKey}) => itemKey);
    const old = tableOf(base, definitionName)?.definition.itemList ?? [];
    const kept = old.filter(({itemKey}) => !keys.includes(itemKey));
    return keys.length === 0 || kept.length === 0
      ? []
      : `カスタムデータ定義「${definitionName}」（見本の項目${kept.map(({itemName}) => `「${itemName}」`).join('')}も残ります。残さないなら、"remove": {"customData": ["${definitionName}"]}を書き加えます）`;
  });
}

/** A file that extends a company, and what it has added so far. */
interface Extension {
  readonly source: JsonFile;
  readonly added: string[];
}

/** A thing with the given items in place of its own. */
function extended(
  extension: Extension,
  base: Thing,
  given: Thing,
  rules: Readonly<Record<string, ListRule>>,
  path: Path,
): Thing {
  const changed = Object.entries(given).map(([key, value]) => {
    const old = base[key];
    const place = [...path, key];
    const rule = rules[key];
    const isContent = CONTENT.has(key) || !isThing(value) || !isThing(old);
    return [
      key,
      isContent
        ? value
        : !Array.isArray(value) || !Array.isArray(old)
          ? extended(extension, old, value, rules, place)
          : rule
            ? extendedList(extension, old as Thing[], value, rule, place)
            : [...new Set([...(old as unknown[]), ...(value as unknown[])])],
    ];
  });
  const replaced = 'csv' in given || 'records' in given;
  return {
    ...(replaced ? without(base, 'csv', 'records') : base),
    ...(Object.fromEntries(changed) as Thing),
  };
}

function extendedList(
  extension: Extension,
  base: readonly Thing[],
  given: readonly Thing[],
  rule: ListRule,
  path: Path,
): Thing[] {
  const {history, keys, lists = {}, order} = rule;
  let list = [...base];
  given.forEach((thing, index) => {
    const place = [...path, index];
    const id = idOf(thing, keys);
    const at = list.findIndex((one) => idOf(one, keys) === id);
    const old = list[at];
    if (old) {
      list[at] = extended(extension, old, thing, lists, place);
      return;
    }
    const added = wholeThing(extension, thing, base, rule, place);
    list = [...(history ? endBefore(list, added, history) : list), added];
  });
  return order === undefined
    ? list
    : list.sort((a, b) => (String(a[order]) < String(b[order]) ? -1 : 1));
}

/** An element that the base doesn't have: it has to say everything. */
function wholeThing(
  {added, source}: Extension,
  thing: Thing,
  base: readonly Thing[],
  {element, keys, kind}: ListRule,
  place: Path,
): Thing {
  const id = idOf(thing, keys);
  try {
    const whole = checkContent<Thing>(source, shapeOf(element), thing, place);
    if (kind !== undefined) {
      added.push(`${definitionAt(source, place)}${kind}「${id}」`);
    }
    return whole;
  } catch (error) {
    throw error instanceof InputError && kind !== undefined && base.length > 0
      ? new InputError(
          `${error.message}\n${kind}「${id}」は、見本の会社にないため、新しく加えるものとして読みました。見本の会社のものを変えるなら、名前を確認してください。近い名前：${nearestNames(
            id,
            base.map((one) => idOf(one, keys)),
          )}`,
        )
      : error;
  }
}

/** Whose item stands at a place: 「従業員ペット飼育数」の. */
function definitionAt({content}: JsonFile, place: Path): string {
  const {definitionName} = place
    .slice(0, -2)
    .reduce<unknown>((whole, key) => (whole as Thing)[key], content) as Thing;
  return typeof definitionName === 'string' ? `「${definitionName}」の` : '';
}

/** A history in which a new term has begun. */
function endBefore(
  history: readonly Thing[],
  added: Thing,
  group: readonly string[],
): Thing[] {
  const {startDate} = added.term as {readonly startDate: string};
  return history.map((one) => {
    const term = one.term as {
      readonly startDate: string;
      readonly endDate: string | null;
    };
    const holds =
      idOf(one, group) === idOf(added, group) &&
      term.startDate < startDate &&
      (term.endDate === null || term.endDate >= startDate);
    return holds
      ? {...one, term: {...term, endDate: addDays(startDate, -1)}}
      : one;
  });
}

/**
 * A company without what an extending one takes away, and without what refers
 * to that: amounts of an employee who is no longer there.
 *
 * @param references - told of names that don't exist
 */
function withoutRemoved(
  company: Company,
  removed: Removed,
  references: References,
): Company {
  const lists = company as unknown as Readonly<Record<string, Thing[]>>;
  const left = {
    ...company,
    ...Object.fromEntries(
      Object.entries(removed).map(([part, gone]) => {
        const {keys = [], kind = ''}: Partial<ListRule> =
          COMPANY_LISTS[part] ?? {};
        const all = lists[part] ?? [];
        const names = all.map((thing) => idOf(thing, keys));
        gone.forEach((name, index) =>
          references.checkIn(['remove', part, index], kind, name, names),
        );
        return [part, all.filter((thing) => !gone.includes(idOf(thing, keys)))];
      }),
    ),
  };
  const lost = Object.values(NAMED).map((names) => {
    const known = new Set(names(left));
    return new Set(names(company).filter((name) => !known.has(name)));
  });
  const kinds = Object.keys(NAMED);
  const {customData, ...rest} = withoutNames(
    shapeOf('whole'),
    left,
    ({kind, name}) => lost[kinds.indexOf(kind)]?.has(name) === true,
  ) as Company;
  const [lostEmployees] = lost;
  return {
    ...rest,
    customData: customData.map((table) => ({
      ...table,
      records: table.records.filter(
        ({values}) => !lostEmployees?.has(String(values.employeeId)),
      ),
    })),
  };
}
