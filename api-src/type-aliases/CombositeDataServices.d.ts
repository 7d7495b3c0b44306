import type {CombositeHatsureiDataService} from '../classes/CombositeHatsureiDataService';
import type {CombositeJushoDataService} from '../classes/CombositeJushoDataService';
import type {CombositeKeisanPatternDataService} from '../classes/CombositeKeisanPatternDataService';
import type {CombositeKojinDataService} from '../classes/CombositeKojinDataService';
import type {CombositeKyuyoKeisanSettingsDataService} from '../classes/CombositeKyuyoKeisanSettingsDataService';
import type {CombositeShikyukojoDataService} from '../classes/CombositeShikyukojoDataService';
import type {CombositeShiwakeDataService} from '../classes/CombositeShiwakeDataService';

// assumption: trigger-availability
/**
 * Combositeのデータを扱うサービスの集まり。
 *
 * グローバル変数`combositeDataService`の型です。
 * 各プロパティは用意済みのインスタンスで、`new`で作る必要はありません。
 * 利用できるプロパティは、カスタムファンクションの実行トリガーによって異なります。
 *
 * | 実行トリガー | 利用できるプロパティ |
 * | --- | --- |
 * | どの実行トリガーでも | `hatsureiData`、`jushoData`、`keisanPatternData`、`kojinData` |
 * | 「Combositeジョブトリガー」の「給与計算(前)」 | `kyuyoKeisanSettingsData`、`shikyukojoData` |
 * | 「Combositeジョブトリガー」の「給与仕訳元データ連携」 | `shiwakeData` |
 *
 * @example
 * 給与計算の対象者の発令データと個人データを、同時に取得します。
 * ```js
 * async function main() {
 *   const {hatsureiData, kojinData, shikyukojoData, kyuyoKeisanSettingsData} =
 *     combositeDataService;
 *   const {employeeIdList} = shikyukojoData;
 *   const {baseDate} = kyuyoKeisanSettingsData;
 *   const [hatsureiRecords, kojinRecords] = await Promise.all([
 *     hatsureiData.readByEmployeeIdAndBaseDate(employeeIdList, baseDate),
 *     kojinData.readByEmployeeIdAndBaseDate(employeeIdList, baseDate),
 *   ]);
 *   logger.info(`発令データ：${hatsureiRecords.length}件`);
 *   logger.info(`個人データ：${kojinRecords.length}件`);
 * }
 * ```
 */
export type CombositeDataServices = {
  /**
   * 発令データを取得するサービス（{@link CombositeHatsureiDataService}）。
   */
  readonly hatsureiData: CombositeHatsureiDataService;

  // assumption: service-instances
  /**
   * 住所データを取得するサービス（{@link CombositeJushoDataService}）。
   */
  readonly jushoData: CombositeJushoDataService;

  // assumption: service-instances
  /**
   * 計算パターンを取得するサービス（{@link CombositeKeisanPatternDataService}）。
   */
  readonly keisanPatternData: CombositeKeisanPatternDataService;

  // assumption: service-instances
  /**
   * 個人データを取得するサービス（{@link CombositeKojinDataService}）。
   */
  readonly kojinData: CombositeKojinDataService;

  // assumption: service-instances
  /**
   * 実行中の給与計算の設定を参照するサービス（{@link CombositeKyuyoKeisanSettingsDataService}）。
   */
  readonly kyuyoKeisanSettingsData: CombositeKyuyoKeisanSettingsDataService;

  /**
   * 支給額マスタと控除額マスタを操作するサービス（{@link CombositeShikyukojoDataService}）。
   */
  readonly shikyukojoData: CombositeShikyukojoDataService;

  /**
   * 給与仕訳元データを取得するサービス（{@link CombositeShiwakeDataService}）。
   */
  readonly shiwakeData: CombositeShiwakeDataService;
};
