/*
 * A company that extends another: what it lists is added, or changes what has
 * the same name; `remove` takes away. Data of definitions and journal rows are
 * replaced, as they are content and not a list of things.
 */
import {addDays, nearestNames} from '../runtime.mjs';
import {WHOLE} from '../../shapes/companyFile';
import {checkContent} from './checkContent';
import {COMPANY_LISTS, idOf} from './companyLists';
import {InputError} from './inputError';
import {References} from './references';
import {withoutRemoved} from './removeFromCompany';
import {without} from './without';
import type {ListRule, Thing} from './companyLists';
import type {JsonFile, Path} from './jsonFile';
import type {GivenCompany, GivenExtension} from '../../shapes/companyFile';
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
 * @param source - the file
 * @param given - its content
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
  const extension = new Extension(source);
  const company = extension.object(
    remaining as unknown as Thing,
    without(given, '$schema', 'extends', 'remove'),
    COMPANY_LISTS,
    [],
  ) as unknown as GivenCompany;
  return {
    company,
    added: extension.added,
    merged: mergedDefinitions(given, remaining),
  };
}

/** Definitions that have items of their own and those of the base too. */
function mergedDefinitions(
  {customData = []}: GivenExtension,
  base: Company,
): string[] {
  return customData.flatMap(({definition}) => {
    const name: string = definition.definitionName;
    const old = base.customData.find(
      (one) => one.definition.definitionName === name,
    );
    const keys: readonly string[] = (definition.itemList ?? []).map(
      ({itemKey}) => itemKey,
    );
    const kept = (old?.definition.itemList ?? []).filter(
      ({itemKey}) => !keys.includes(itemKey),
    );
    return keys.length === 0 || kept.length === 0
      ? []
      : [
          `カスタムデータ定義「${name}」（見本の項目${kept.map(({itemName}) => `「${itemName}」`).join('')}も残ります。残さないなら、"remove": {"customData": ["${name}"]}を書き加えます）`,
        ];
  });
}

class Extension {
  readonly added: string[] = [];
  readonly #source: JsonFile;

  constructor(source: JsonFile) {
    this.#source = source;
  }

  /** A thing with the given items in place of its own. */
  object(
    base: Thing,
    given: Thing,
    rules: Readonly<Record<string, ListRule>>,
    path: Path,
  ): Thing {
    const changed = Object.entries(given).map(([key, value]) => {
      const old = base[key];
      const place = [...path, key];
      const rule = rules[key];
      if (Array.isArray(value) && Array.isArray(old) && !CONTENT.has(key)) {
        return [
          key,
          rule
            ? this.#list(key, old as Thing[], value as Thing[], rule, place)
            : [...new Set([...(old as unknown[]), ...(value as unknown[])])],
        ];
      }
      return isThing(value) && isThing(old) && key !== 'records'
        ? [key, this.object(old, value, rules, place)]
        : [key, value];
    });
    const replaced = 'csv' in given || 'records' in given;
    return {
      ...(replaced ? without(base, 'csv', 'records') : base),
      ...(Object.fromEntries(changed) as Thing),
    };
  }

  #list(
    name: string,
    base: readonly Thing[],
    given: readonly Thing[],
    rule: ListRule,
    path: Path,
  ): Thing[] {
    let list = [...base];
    given.forEach((thing, index) => {
      const place = [...path, index];
      const id = idOf(thing, rule.keys);
      const at = list.findIndex((one) => idOf(one, rule.keys) === id);
      const old = list[at];
      if (old) {
        list[at] = this.object(old, thing, rule.lists ?? {}, place);
        return;
      }
      const whole = this.#whole(name, thing, base, rule, place);
      if (rule.history) {
        list = endBefore(list, whole, rule.history);
      }
      list.push(whole);
    });
    const {order} = rule;
    return order === undefined
      ? list
      : list.sort((a, b) => (String(a[order]) < String(b[order]) ? -1 : 1));
  }

  /** An element that the base doesn't have: it has to say everything. */
  #whole(
    name: string,
    thing: Thing,
    base: readonly Thing[],
    {keys, kind}: ListRule,
    place: Path,
  ): Thing {
    const id = idOf(thing, keys);
    try {
      const whole = checkContent(
        this.#source,
        WHOLE[name as keyof typeof WHOLE],
        thing,
        place,
      ) as Thing;
      if (kind !== undefined) {
        this.added.push(`${this.#definitionOf(place)}${kind}「${id}」`);
      }
      return whole;
    } catch (error) {
      throw error instanceof InputError && kind !== undefined && base.length > 0
        ? new InputError(
            `${error.message}\n${kind}「${id}」は、見本の会社にないため、新しく加えるものとして読みました。見本の会社のものを変えるなら、名前を確かめてください。近い名前：${nearestNames(
              id,
              base.map((one) => idOf(one, keys)),
            )}`,
          )
        : error;
    }
  }

  /** Whose item stands at a place: 「従業員ペット飼育数」の. */
  #definitionOf(place: Path): string {
    const {definitionName} = place
      .slice(0, -2)
      .reduce<unknown>(
        (whole, key) => (whole as Thing)[key],
        this.#source.content,
      ) as Thing;
    return typeof definitionName === 'string' ? `「${definitionName}」の` : '';
  }
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

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
