// お試しキットの、テストのプログラムから使う関数の型です。使い方はREADME.mdにあります。

/** 何を使って動かすか。パスは、今いるフォルダーから書きます。 */
export interface RunFileOptions {
  /** 場面の名前。場面が1つのファイルでは、書かなくてもかまいません。 */
  readonly scenario?: string | undefined;
  /** 場面のJSONファイル。書かなければ、プログラムと同じフォルダーの`scenarios.json`。それもなければ、見本の会社の場面。 */
  readonly scenarioFile?: string | undefined;
  /** 会社のJSONファイル。書かなければ、場面のファイルに書いた会社か、見本の会社。 */
  readonly company?: string | undefined;
  /** カスタムデータ定義名ごとの、データを置き換えるCSVファイル。 */
  readonly data?: Readonly<Record<string, string>> | undefined;
  /** 終わらないプログラムを止めるまでの秒数。書かなければ10秒。 */
  readonly timeLimitSeconds?: number | undefined;
  /** `true`なら、1回目の1時間後に、その後のデータでもう一度動かし、結果を`second`に入れます。 */
  readonly twice?: boolean | undefined;
}

/** 実行した結果。 */
export interface RunFileResult {
  /** 場面の`expect`と違うもの。1つずつ日本語の文で入ります。すべて同じなら空。 */
  readonly differences: readonly string[];
  /** データの注意と、`expect`に書いていないため比べていないもの。1つずつ日本語の文で入ります。 */
  readonly notes: readonly string[];
  /** ログの行。エラーで終わったときは、最後の行がエラーです。 */
  readonly logs: readonly LogLine[];
  /** ヒント。 */
  readonly notices: readonly Message[];
  /** 外部リクエスト。送った順に入ります。 */
  readonly httpCalls: readonly HttpCall[];
  /** 変わったもの。金額は`changes.amounts`、カスタムデータは`changes.customData`に、一覧で入ります。テスト実行では、書き込まれるはずだったもの。 */
  readonly changes: {
    /** `saveAmount`で書き込んだ金額。 */
    readonly amounts: readonly AmountChange[];
    /** カスタムデータの登録、更新、削除。 */
    readonly customData: readonly CustomDataChange[];
  };
  /** エラー。最後まで動いたときは`null`。 */
  readonly error: Message | null;
  /** 実行した後の会社のデータ。テスト実行では、実行する前と同じ。 */
  readonly company: CompanyData;
  /** 2回目の結果。`twice`を書いたときだけ入ります。 */
  readonly second?: RunFileResult | undefined;
}

/** ログの1行。 */
export interface LogLine {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly message: string;
  /** 2つ目以降の引数。文字列にしたもの。 */
  readonly details: readonly string[];
  /** プログラムの行番号。 */
  readonly line: number | undefined;
}

/** エラーかヒント。 */
export interface Message {
  /** エラーメッセージの一覧での名前（`uncaught-error`など）。 */
  readonly messageId: string;
  readonly message: string;
  /** プログラムの行番号。 */
  readonly line: number | undefined;
}

/** 外部リクエストの1件。 */
export interface HttpCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** クエリを含むURL。 */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** 送った内容。なければ`null`。 */
  readonly body: string | null;
  /** ステータスコード。応答がなければ`null`。 */
  readonly status: number | null;
  /** 応答がなかった理由。 */
  readonly failure: 'timeout' | 'connection' | 'no-answer' | null;
}

/** 支給額マスタか控除額マスタの、金額の1件。 */
export interface AmountChange {
  readonly employeeId: string;
  readonly kyuyoKomokuName: string;
  readonly startDate: string;
  /** 開始日の時点の、書き込む前の金額。なければ`null`。 */
  readonly before: number | null;
  readonly after: number;
}

/** カスタムデータの変更の1件。 */
export interface CustomDataChange {
  readonly definitionName: string;
  readonly dataId: string;
  /** 登録では`null`。 */
  readonly before: CustomDataRecord | null;
  /** 削除では`null`。 */
  readonly after: CustomDataRecord | null;
}

/** カスタムデータの1件。 */
export interface CustomDataRecord {
  readonly dataId: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** 項目キーごとの値。 */
  readonly values: Readonly<Record<string, string | number | boolean | null>>;
}

/** 会社のデータ。ほかの部分は`company/company.json`と同じ形です。 */
export interface CompanyData {
  readonly amounts: readonly {
    readonly employeeId: string;
    readonly kyuyoKomokuName: string;
    readonly startDate: string;
    readonly amount: number;
  }[];
  readonly customData: readonly {
    readonly definition: {readonly definitionName: string};
    readonly records: readonly CustomDataRecord[];
  }[];
}

/**
 * プログラムを1つの場面で動かします。
 *
 * @param file - プログラムのファイル。`new URL('main.js', import.meta.url)`とも書けます
 * @param options - 何を使って動かすか
 * @returns ログ、変わったもの、エラー、期待と違うもの
 * @throws Error ファイルが使えないときと、終わらないプログラムを止めたとき
 */
export declare function runFile(
  file: string | URL,
  options?: RunFileOptions,
): Promise<RunFileResult>;

/**
 * 場面の名前の一覧。すべての場面をテストするときに使います。
 *
 * @param file - プログラムのファイル
 * @param options - 場面のファイル。書かなければ`runFile`と同じ
 * @throws Error ファイルが使えないとき
 */
export declare function listScenarios(
  file: string | URL,
  options?: Pick<RunFileOptions, 'scenarioFile'>,
): string[];
