import type {CustomDataEntity} from '../../../api-src/helpers/CustomDataEntity';
import type {CustomDataDefinitionEntity} from '../../../api-src/interfaces/CustomDataDefinitionEntity';
import type {CustomSecret} from '../../../api-src/interfaces/CustomSecret';
import type {HatsureiDataEntity} from '../../../api-src/interfaces/HatsureiDataEntity';
import type {JushoDataEntity} from '../../../api-src/interfaces/JushoDataEntity';
import type {KojinDataEntity} from '../../../api-src/interfaces/KojinDataEntity';
import type {ShiwakeDataEntity} from '../../../api-src/interfaces/ShiwakeDataEntity';
import type {Term} from '../../../api-src/interfaces/Term';

/**
 * Everything that the platform knows of one company, as plain data: it can be
 * written as JSON and read back.
 */
export interface Company {
  /** Name of the company, for people. */
  readonly name: string;
  readonly employees: readonly Employee[];
  /** 計算パターン */
  readonly keisanPatterns: readonly KeisanPattern[];
  /** 給与項目 */
  readonly kyuyoKomoku: readonly KyuyoKomoku[];
  /** 支払マスタ */
  readonly shiharaiMasters: readonly ShiharaiMaster[];
  /** 支給額マスタ and 控除額マスタ */
  readonly amounts: readonly AmountRecord[];
  /** カスタム選択肢マスタ */
  readonly selectOptionMasters: readonly SelectOptionMaster[];
  /** カスタムデータ定義 with their data */
  readonly customData: readonly CustomDataTable[];
  readonly secrets: readonly CustomSecret[];
  /** 給与仕訳元データ */
  readonly shiwake: {
    /** What the payroll of the 支払マスタ made. */
    readonly real: readonly ShiwakeDataEntity[];
    /** What a dry run gets instead. */
    readonly sample: readonly ShiwakeDataEntity[];
  };
  /** What outside services answer. */
  readonly httpAnswers: readonly HttpAnswer[];
}

/** What of a company is in tables. */
export type ShownCompany = Omit<
  Company,
  'httpAnswers' | 'name' | 'secrets' | 'shiwake'
>;

/** An employee with the history of the personnel data. */
export interface Employee {
  readonly employeeId: string;
  /** 発令, from which the 発令データ follow. */
  readonly orders: readonly PersonnelOrder[];
  /** 個人データ without the doubling by a 転籍出向. */
  readonly kojin: readonly Omit<KojinDataEntity, 'employeeId'>[];
  /** 住所データ without the doubling by a 転籍出向. */
  readonly jusho: readonly Omit<JushoDataEntity, 'employeeId'>[];
  /** Which 計算パターン applies when. */
  readonly keisanPattern: readonly {
    readonly term: Term;
    readonly keisanPatternName: string;
  }[];
}

/** What an order doesn't say itself: the platform makes it from the order. */
type DerivedItem = 'employeeId' | 'term' | 'zaisekiJokyoKubun';

/**
 * A 発令: its date and kind, and what changes by it. Everything else stays as
 * the order before it left it.
 */
export type PersonnelOrder = Pick<
  HatsureiDataEntity,
  'hatsureiDate' | 'hatsureiKubun'
> &
  Partial<Omit<HatsureiDataEntity, DerivedItem>>;

/** Which payroll items a 計算パターン has. */
export interface KeisanPattern {
  readonly keisanPatternName: string;
  readonly kyuyoKomokuNameList: readonly string[];
}

/** A 給与項目, with what decides whether a program may set its amount. */
export interface KyuyoKomoku {
  readonly kyuyoKomokuName: string;
  /** 項目区分 */
  readonly komokuKubun: '固定支給' | '固定控除' | 'その他';
  /** 算出方法区分 */
  readonly sanshutsuHohoKubun: '金額直接入力' | 'その他';
}

/** The unit in which a payroll is run. */
export interface ShiharaiMaster {
  readonly shiharaiMasterName: string;
  readonly employeeIdList: readonly string[];
}

/** One amount of a 支給額マスタ or 控除額マスタ, from its start date on. */
export interface AmountRecord {
  readonly employeeId: string;
  readonly kyuyoKomokuName: string;
  /** `YYYY/MM/DD` */
  readonly startDate: string;
  readonly amount: number;
}

/** A カスタム選択肢マスタ. */
export interface SelectOptionMaster {
  readonly masterName: string;
  readonly options: readonly string[];
}

/** What the platform adds to a definition and to each of its records. */
export interface MetaFields {
  readonly dataId: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A カスタムデータ定義 with its data, in the order of their registration. */
export interface CustomDataTable {
  readonly definition: CustomDataDefinitionEntity & MetaFields;
  readonly records: readonly CustomDataRecord[];
}

/** One カスタムデータ. */
export interface CustomDataRecord extends MetaFields {
  /** Values by item key. */
  readonly values: CustomDataEntity;
}

/** How an outside service answers a request. */
export interface HttpAnswer {
  readonly method: HttpMethod;
  /** Address, with the query that is expected or without any. */
  readonly url: string;
  /** How the answers follow each other; the last one is repeated. */
  readonly answers: readonly HttpAnswerStep[];
}

/** Methods of the outside requests. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One answer, or the failure to give any. */
export type HttpAnswerStep =
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      /** Text as it is, everything else as JSON. */
      readonly body?: unknown;
      /** How long the service takes. */
      readonly delayMillis?: number;
    }
  | {readonly failure: 'connection'};
