import type {CombositeHatsureiDataService} from '../classes/CombositeHatsureiDataService';
import type {CombositeJushoDataService} from '../classes/CombositeJushoDataService';
import type {CombositeKeisanPatternDataService} from '../classes/CombositeKeisanPatternDataService';
import type {CombositeKojinDataService} from '../classes/CombositeKojinDataService';
import type {CombositeKyuyoKeisanSettingsDataService} from '../classes/CombositeKyuyoKeisanSettingsDataService';
import type {CombositeShikyukojoDataService} from '../classes/CombositeShikyukojoDataService';
import type {CombositeShiwakeDataService} from '../classes/CombositeShiwakeDataService';

/**
 * Combositeのデータを扱うサービスの集まり。
 *
 * グローバル変数`combositeDataService`の型です。{@assumption service-instances}
 * 各プロパティは用意されたインスタンスなので、`new`で作らずに使います。
 *
 * | 実行トリガー | 利用できるプロパティ |
 * | --- | --- |
 * | 「Combositeジョブトリガー」の「給与計算(前)」 | `kyuyoKeisanSettingsData`{@assumption service-instances} {@assumption payroll-only-services}、`shikyukojoData` |
 * | 「Combositeジョブトリガー」の「給与仕訳元データ連携」 | `shiwakeData` |
 * | すべての実行トリガー | `hatsureiData`、`jushoData`、`keisanPatternData`、`kojinData`{@assumption service-instances} {@assumption trigger-availability} |
 *
 * @throws 使えないプロパティを参照したときに`Error`を投げる（メッセージ：`{service}は、{trigger}では使えません。使える実行トリガー：{available}`）
 * {@assumption error-messages} {@assumption unavailable-service-error}
 *
 * @example
 * 給与計算の対象者の発令データと個人データを、同時に取得します。
 * ```js scenario="給与計算前・月末払い"
 * async function main() {
 *   const {hatsureiData, kojinData, shikyukojoData, kyuyoKeisanSettingsData} =
 *     combositeDataService;
 *   const {employeeIdList} = shikyukojoData;
 *   const {baseDate} = kyuyoKeisanSettingsData;
 *   const [hatsureiRecords, kojinRecords] = await Promise.all([
 *     hatsureiData.readByEmployeeIdAndBaseDate(employeeIdList, baseDate),
 *     kojinData.readByEmployeeIdAndBaseDate(employeeIdList, baseDate),
 *   ]);
 *   logger.info(`発令データ: ${hatsureiRecords.length}件`);
 *   logger.info(`個人データ: ${kojinRecords.length}件`);
 * }
 * ```
 */
export type CombositeDataServices = {
  /** 発令データを取得するサービス。 */
  readonly hatsureiData: CombositeHatsureiDataService;

  // assumption: service-instances
  /** 住所データを取得するサービス。 */
  readonly jushoData: CombositeJushoDataService;

  // assumption: service-instances
  /** 計算パターンを取得するサービス。 */
  readonly keisanPatternData: CombositeKeisanPatternDataService;

  // assumption: service-instances
  /** 個人データを取得するサービス。 */
  readonly kojinData: CombositeKojinDataService;

  // assumption: service-instances
  /** 実行中の給与計算の設定を参照するサービス。 */
  readonly kyuyoKeisanSettingsData: CombositeKyuyoKeisanSettingsDataService;

  /** 支給額マスタと控除額マスタを操作するサービス。 */
  readonly shikyukojoData: CombositeShikyukojoDataService;

  /** 給与仕訳元データを取得するサービス。 */
  readonly shiwakeData: CombositeShiwakeDataService;
};
