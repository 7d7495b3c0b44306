// The ambient globals of a custom function, for type-checking samples.
// There is no top-level import or export, so every declaration is global.

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

// assumption: runtime-globals
// Enumerations: usable as values (SexKubun.Dansei) and as types (SexKubun).

declare const CustomDataKindKubun: typeof import('./enumerations/CustomDataKindKubun').CustomDataKindKubun;
type CustomDataKindKubun =
  import('./enumerations/CustomDataKindKubun').CustomDataKindKubun;

declare const ExternalSystemKubun: typeof import('./enumerations/ExternalSystemKubun').ExternalSystemKubun;
type ExternalSystemKubun =
  import('./enumerations/ExternalSystemKubun').ExternalSystemKubun;

declare const HakenUkeoiKubun: typeof import('./enumerations/HakenUkeoiKubun').HakenUkeoiKubun;
type HakenUkeoiKubun = import('./enumerations/HakenUkeoiKubun').HakenUkeoiKubun;

declare const HatsureiKubun: typeof import('./enumerations/HatsureiKubun').HatsureiKubun;
type HatsureiKubun = import('./enumerations/HatsureiKubun').HatsureiKubun;

declare const HonmuKenmuKubun: typeof import('./enumerations/HonmuKenmuKubun').HonmuKenmuKubun;
type HonmuKenmuKubun = import('./enumerations/HonmuKenmuKubun').HonmuKenmuKubun;

declare const JushoBunruiKubun: typeof import('./enumerations/JushoBunruiKubun').JushoBunruiKubun;
type JushoBunruiKubun =
  import('./enumerations/JushoBunruiKubun').JushoBunruiKubun;

declare const KaigaiFuninKubun: typeof import('./enumerations/KaigaiFuninKubun').KaigaiFuninKubun;
type KaigaiFuninKubun =
  import('./enumerations/KaigaiFuninKubun').KaigaiFuninKubun;

declare const KekkonKubun: typeof import('./enumerations/KekkonKubun').KekkonKubun;
type KekkonKubun = import('./enumerations/KekkonKubun').KekkonKubun;

declare const KumiaiinKubun: typeof import('./enumerations/KumiaiinKubun').KumiaiinKubun;
type KumiaiinKubun = import('./enumerations/KumiaiinKubun').KumiaiinKubun;

declare const KumiaiSenjuKubun: typeof import('./enumerations/KumiaiSenjuKubun').KumiaiSenjuKubun;
type KumiaiSenjuKubun =
  import('./enumerations/KumiaiSenjuKubun').KumiaiSenjuKubun;

declare const RequiredKubun: typeof import('./enumerations/RequiredKubun').RequiredKubun;
type RequiredKubun = import('./enumerations/RequiredKubun').RequiredKubun;

declare const SexKubun: typeof import('./enumerations/SexKubun').SexKubun;
type SexKubun = import('./enumerations/SexKubun').SexKubun;

declare const ShikakugaiKatsudoKubun: typeof import('./enumerations/ShikakugaiKatsudoKubun').ShikakugaiKatsudoKubun;
type ShikakugaiKatsudoKubun =
  import('./enumerations/ShikakugaiKatsudoKubun').ShikakugaiKatsudoKubun;

declare const ShukkoKubun: typeof import('./enumerations/ShukkoKubun').ShukkoKubun;
type ShukkoKubun = import('./enumerations/ShukkoKubun').ShukkoKubun;

declare const TanshinFuninKubun: typeof import('./enumerations/TanshinFuninKubun').TanshinFuninKubun;
type TanshinFuninKubun =
  import('./enumerations/TanshinFuninKubun').TanshinFuninKubun;

declare const ZaisekiJokyoKubun: typeof import('./enumerations/ZaisekiJokyoKubun').ZaisekiJokyoKubun;
type ZaisekiJokyoKubun =
  import('./enumerations/ZaisekiJokyoKubun').ZaisekiJokyoKubun;

// assumption: runtime-globals
// Name functions of the enumerations.

declare const getHakenKubunName: typeof import('./enumerations/getHakenKubunName').getHakenKubunName;
declare const getHatsureiKubunName: typeof import('./enumerations/getHatsureiKubunName').getHatsureiKubunName;
declare const getHonmuKenmuKubunName: typeof import('./enumerations/getHonmuKenmuKubunName').getHonmuKenmuKubunName;
declare const getJushoBunruiKubunName: typeof import('./enumerations/getJushoBunruiKubunName').getJushoBunruiKubunName;
declare const getKaigaiFuninKubunName: typeof import('./enumerations/getKaigaiFuninKubunName').getKaigaiFuninKubunName;
declare const getKekkonKubunName: typeof import('./enumerations/getKekkonKubunName').getKekkonKubunName;
declare const getKumiaiinKubunName: typeof import('./enumerations/getKumiaiinKubunName').getKumiaiinKubunName;
declare const getKumiaiSenjuKubunName: typeof import('./enumerations/getKumiaiSenjuKubunName').getKumiaiSenjuKubunName;
declare const getSexKubunName: typeof import('./enumerations/getSexKubunName').getSexKubunName;
declare const getShikakugaiKatsudoKubunName: typeof import('./enumerations/getShikakugaiKatsudoKubunName').getShikakugaiKatsudoKubunName;
declare const getShukkoKubunName: typeof import('./enumerations/getShukkoKubunName').getShukkoKubunName;
declare const getTanshinFuninKubunName: typeof import('./enumerations/getTanshinFuninKubunName').getTanshinFuninKubunName;
declare const getZaisekiJokyoKubunName: typeof import('./enumerations/getZaisekiJokyoKubunName').getZaisekiJokyoKubunName;

// Types only, for JSDoc annotations such as `@param {KojinDataEntity} kojin`.

type CombositeHatsureiDataService =
  import('./classes/CombositeHatsureiDataService').CombositeHatsureiDataService;
type CombositeJushoDataService =
  import('./classes/CombositeJushoDataService').CombositeJushoDataService;
type CombositeKeisanPatternDataService =
  import('./classes/CombositeKeisanPatternDataService').CombositeKeisanPatternDataService;
type CombositeKojinDataService =
  import('./classes/CombositeKojinDataService').CombositeKojinDataService;
type CombositeKyuyoKeisanSettingsDataService =
  import('./classes/CombositeKyuyoKeisanSettingsDataService').CombositeKyuyoKeisanSettingsDataService;
type CombositeShikyukojoDataService =
  import('./classes/CombositeShikyukojoDataService').CombositeShikyukojoDataService;
type CombositeShiwakeDataService =
  import('./classes/CombositeShiwakeDataService').CombositeShiwakeDataService;
type CustomDataServiceFactory =
  import('./classes/CustomDataServiceFactory').CustomDataServiceFactory;
type CustomFunctionLogger =
  import('./classes/CustomFunctionLogger').CustomFunctionLogger;
type HttpRequest = import('./classes/HttpRequest').HttpRequest;
type UserCustomDataService<
  T extends import('./helpers/CustomDataEntity').CustomDataEntity =
    import('./helpers/CustomDataEntity').CustomDataEntity,
> = import('./classes/UserCustomDataService').UserCustomDataService<T>;
type UserCustomSecretsManager =
  import('./classes/UserCustomSecretsManager').UserCustomSecretsManager;
type CustomDataDefinitionEntity =
  import('./interfaces/CustomDataDefinitionEntity').CustomDataDefinitionEntity;
type CustomSecret = import('./interfaces/CustomSecret').CustomSecret;
type HatsureiDataEntity =
  import('./interfaces/HatsureiDataEntity').HatsureiDataEntity;
type JushoDataEntity = import('./interfaces/JushoDataEntity').JushoDataEntity;
type KojinDataEntity = import('./interfaces/KojinDataEntity').KojinDataEntity;
type ShiwakeDataEntity =
  import('./interfaces/ShiwakeDataEntity').ShiwakeDataEntity;
type Term = import('./interfaces/Term').Term;
type CombositeDataServices =
  import('./type-aliases/CombositeDataServices').CombositeDataServices;
type CustomDataEntity = import('./helpers/CustomDataEntity').CustomDataEntity;
type CustomDataValue = import('./helpers/CustomDataValue').CustomDataValue;
type HttpRequestOptions =
  import('./helpers/HttpRequestOptions').HttpRequestOptions;
type HttpResponse = import('./helpers/HttpResponse').HttpResponse;
type KeisanPatternData =
  import('./helpers/KeisanPatternData').KeisanPatternData;
type QueryOperator = import('./helpers/QueryOperator').QueryOperator;
type UserShikyukojoAmountData =
  import('./helpers/UserShikyukojoAmountData').UserShikyukojoAmountData;
type QueryBuilder<
  Entity,
  ExtraField extends string = never,
> = import('./helpers/QueryBuilder').QueryBuilder<Entity, ExtraField>;
type WithMetaFields<T> = import('./helpers/WithMetaFields').WithMetaFields<T>;
