/*
 * The lists of a company, and by what their elements are known.
 */
import type {ShapeName} from '../../shapes/shapes';

const HONMU = '1';

/** A thing of a company: an employee, an order, a definition. */
export type Thing = Readonly<Record<string, unknown>>;

/** How the elements of a list are told apart. */
export interface ListRule {
  /** The shape of an element that says everything. */
  readonly element: ShapeName;
  /** What an element is called; those of a history have no name. */
  readonly kind?: string;
  /** The items that make two elements the same thing. */
  readonly keys: readonly string[];
  /** The lists inside of an element. */
  readonly lists?: Readonly<Record<string, ListRule>>;
  /** Of a history: a new term ends the one in which it begins. */
  readonly history?: readonly string[];
  /** The item by which the elements are in order. */
  readonly order?: string;
}

/** The lists of a company. */
export const COMPANY_LISTS: Readonly<Record<string, ListRule>> = {
  employees: {
    element: 'employee',
    kind: '従業員',
    keys: ['employeeId'],
    lists: {
      orders: {
        element: 'order',
        keys: ['hatsureiDate', 'hatsureiKubun', 'honmuKenmuKubun'],
        order: 'hatsureiDate',
      },
      kojin: {element: 'kojin', keys: ['term.startDate'], history: []},
      jusho: {
        element: 'jusho',
        keys: ['jushoBunruiKubun', 'term.startDate'],
        history: ['jushoBunruiKubun'],
      },
      keisanPattern: {
        element: 'assignedPattern',
        keys: ['term.startDate'],
        history: [],
      },
    },
  },
  keisanPatterns: {
    element: 'keisanPattern',
    kind: '計算パターン',
    keys: ['keisanPatternName'],
  },
  kyuyoKomoku: {
    element: 'kyuyoKomoku',
    kind: '給与項目',
    keys: ['kyuyoKomokuName'],
  },
  shiharaiMasters: {
    element: 'shiharaiMaster',
    kind: '支払マスタ',
    keys: ['shiharaiMasterName'],
  },
  amounts: {
    element: 'amount',
    keys: ['employeeId', 'kyuyoKomokuName', 'startDate'],
  },
  selectOptionMasters: {
    element: 'selectOptionMaster',
    kind: 'カスタム選択肢マスタ',
    keys: ['masterName'],
  },
  customData: {
    element: 'table',
    kind: 'カスタムデータ定義',
    keys: ['definition.definitionName'],
    lists: {itemList: {element: 'item', kind: '項目', keys: ['itemKey']}},
  },
  secrets: {element: 'secret', kind: 'シークレット', keys: ['name']},
  httpAnswers: {element: 'httpAnswer', keys: ['method', 'url']},
};

/** By what a thing is known: the values of the given items. */
export function idOf(thing: Thing, keys: readonly string[]): string {
  return keys
    .map((key) => {
      const [name = '', inner] = key.split('.');
      const part = thing[name];
      const value = inner ? (part as Thing | undefined)?.[inner] : part;
      // The only item that may lack is 本務兼務区分, which is 本務 then.
      return typeof value === 'string' ? value : HONMU;
    })
    .join(' ');
}
