// The ambient globals of a custom function that aren't names of stubs themselves.
// There is no top-level import or export, so every declaration is global. The
// names of all stubs are added by src/features/reference/build/stubs/addNames.ts.

/**
 * カスタムデータを操作するサービスを作るファクトリー。
 *
 * カスタムデータ定義名を指定して、カスタムデータを取得、作成、更新、削除するサービスを作ります。
 */
declare const baseService: import('./classes/CustomDataServiceFactory').CustomDataServiceFactory;

/**
 * Combositeのデータを扱うサービスの集まり。
 *
 * 各プロパティは用意済みのインスタンスです。
 * 利用できるプロパティは、カスタムファンクションの実行トリガーによって異なります。
 */
declare const combositeDataService: import('./type-aliases/CombositeDataServices').CombositeDataServices;

// assumption: runtime-globals
/**
 * カスタムファンクションのログを出力するロガー。
 *
 * シークレットの値と個人情報は、出力しないでください。
 */
declare const logger: import('./classes/CustomFunctionLogger').CustomFunctionLogger;

// assumption: runtime-globals
/**
 * 外部のAPIにHTTPリクエストを送るサービス。
 *
 * ステータスコードが200番台でなくても、エラーは投げられません。
 */
declare const httpRequest: import('./classes/HttpRequest').HttpRequest;

// assumption: runtime-globals
/**
 * 登録したシークレットを取得するサービス。
 *
 * 名前を指定して、APIキーなどの秘密の値を取得します。
 */
declare const secretsManager: import('./classes/UserCustomSecretsManager').UserCustomSecretsManager;
