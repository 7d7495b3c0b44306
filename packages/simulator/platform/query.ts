import {refuse, describeValue} from '../messages/errors';
import type {CustomDataEntity} from '../../../api-src/helpers/CustomDataEntity';
import type {CustomDataValue} from '../../../api-src/helpers/CustomDataValue';
import type {QueryBuilder} from '../../../api-src/helpers/QueryBuilder';
import type {QueryOperator} from '../../../api-src/helpers/QueryOperator';

/** Each operator as a question about a stored value. */
const OPERATORS: Readonly<
  Record<QueryOperator, (stored: CustomDataValue, value: unknown) => boolean>
> = {
  '==': (stored, value) => stored === value,
  '!=': (stored, value) => stored !== value,
  '<': (stored, value) => compareForWhere(stored, value, (sign) => sign < 0),
  '<=': (stored, value) => compareForWhere(stored, value, (sign) => sign <= 0),
  '>': (stored, value) => compareForWhere(stored, value, (sign) => sign > 0),
  '>=': (stored, value) => compareForWhere(stored, value, (sign) => sign >= 0),
  in: (stored, value) => (value as unknown[]).includes(stored),
  'not-in': (stored, value) => !(value as unknown[]).includes(stored),
};

/** A condition of a query. */
export interface Condition {
  readonly field: string;
  readonly operator: QueryOperator;
  readonly value: unknown;
}

/** What a query asks for. */
interface Query {
  /** All of which a record has to meet. */
  readonly conditions: readonly Condition[];
  readonly order: readonly {
    readonly field: string;
    readonly direction: 'asc' | 'desc';
  }[];
  readonly count: number | undefined;
}

// assumption: query-builder-immutable
/**
 * A query under construction. It never changes: every method gives a new one,
 * and `steps` counts all that have been made from the first.
 */
export class CustomDataQuery implements QueryBuilder<CustomDataEntity, never> {
  private constructor(
    readonly asked: Query,
    private readonly steps: {
      count: number;
      readonly handOut: (query: object) => void;
    },
    private readonly depth: number,
  ) {
    steps.handOut(this);
  }

  /**
   * A query that asks for everything.
   *
   * @param handOut - prepares each query for the program
   */
  static all(handOut: (query: object) => void): CustomDataQuery {
    return new CustomDataQuery(
      {conditions: [], order: [], count: undefined},
      {count: 0, handOut},
      0,
    );
  }

  /** Whether a condition was made that isn't part of this query. */
  get isIncomplete(): boolean {
    return this.steps.count > this.depth;
  }

  // assumption: query-argument-check
  where(
    field: string,
    operator: QueryOperator,
    value: unknown,
  ): CustomDataQuery {
    if (!Object.hasOwn(OPERATORS, operator)) {
      refuse('query-operator-unknown', {
        operator: String(operator),
        known: Object.keys(OPERATORS).join('、'),
      });
    }
    if ((operator === 'in' || operator === 'not-in') && !Array.isArray(value)) {
      refuse('query-value-not-array', {operator});
    }
    return this.next({
      ...this.asked,
      conditions: [
        ...this.asked.conditions,
        {
          field,
          operator,
          value: Array.isArray(value) ? [...(value as unknown[])] : value,
        },
      ],
    });
  }

  orderBy(field: string, direction: 'asc' | 'desc' = 'asc'): CustomDataQuery {
    if (!['asc', 'desc'].includes(direction)) {
      refuse('query-direction-invalid', {value: describeValue(direction)});
    }
    return this.next({
      ...this.asked,
      order: [...this.asked.order, {field, direction}],
    });
  }

  limit(count: number): CustomDataQuery {
    if (!Number.isInteger(count) || count < 1) {
      refuse('query-limit-invalid', {value: describeValue(count)});
    }
    return this.next({...this.asked, count});
  }

  /**
   * Applies the query.
   *
   * @param records - all records, in the order of their registration
   * @param valueOf - the value of an item
   */
  apply<Entry>(
    records: readonly Entry[],
    valueOf: (entry: Entry, field: string) => CustomDataValue,
  ): Entry[] {
    const {conditions, order, count} = this.asked;
    return records
      .filter((entry) =>
        conditions.every(({field, operator, value}) =>
          OPERATORS[operator](valueOf(entry, field), value),
        ),
      )
      .sort((a, b) => {
        for (const {field, direction} of order) {
          const sign = compare(valueOf(a, field), valueOf(b, field));
          if (sign !== 0) {
            return direction === 'asc' ? sign : -sign;
          }
        }
        return 0;
      })
      .slice(0, count);
  }

  private next(query: Query): CustomDataQuery {
    this.steps.count += 1;
    return new CustomDataQuery(query, this.steps, this.depth + 1);
  }
}

// assumption: query-null-order
/** Compares two values of one item; nothing comes before everything. */
function compare(a: CustomDataValue, b: CustomDataValue): number {
  if (a === b) {
    return 0;
  }
  if (a === null || b === null) {
    return a === null ? -1 : 1;
  }
  return a < b ? -1 : 1;
}

/** Ranges only know values of the same type; a blank item is in none. */
function compareForWhere(
  stored: CustomDataValue,
  value: unknown,
  isMet: (sign: number) => boolean,
): boolean {
  return (
    stored !== null &&
    typeof stored === typeof value &&
    isMet(compare(stored, value as CustomDataValue))
  );
}
