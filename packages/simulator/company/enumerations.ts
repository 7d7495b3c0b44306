/*
 * The values of the enumerations and the name functions, as a program sees
 * them. Generated from api-src/: don't edit. After a change of a stub run
 *
 *   npm run generate
 */

import type {CustomDataKindKubun as CustomDataKindKubunStub} from '../../../api-src/enumerations/CustomDataKindKubun';
import type {ExternalSystemKubun as ExternalSystemKubunStub} from '../../../api-src/enumerations/ExternalSystemKubun';
import type {HakenUkeoiKubun as HakenUkeoiKubunStub} from '../../../api-src/enumerations/HakenUkeoiKubun';
import type {HatsureiKubun as HatsureiKubunStub} from '../../../api-src/enumerations/HatsureiKubun';
import type {HonmuKenmuKubun as HonmuKenmuKubunStub} from '../../../api-src/enumerations/HonmuKenmuKubun';
import type {JushoBunruiKubun as JushoBunruiKubunStub} from '../../../api-src/enumerations/JushoBunruiKubun';
import type {KaigaiFuninKubun as KaigaiFuninKubunStub} from '../../../api-src/enumerations/KaigaiFuninKubun';
import type {KekkonKubun as KekkonKubunStub} from '../../../api-src/enumerations/KekkonKubun';
import type {KumiaiinKubun as KumiaiinKubunStub} from '../../../api-src/enumerations/KumiaiinKubun';
import type {KumiaiSenjuKubun as KumiaiSenjuKubunStub} from '../../../api-src/enumerations/KumiaiSenjuKubun';
import type {RequiredKubun as RequiredKubunStub} from '../../../api-src/enumerations/RequiredKubun';
import type {SexKubun as SexKubunStub} from '../../../api-src/enumerations/SexKubun';
import type {ShikakugaiKatsudoKubun as ShikakugaiKatsudoKubunStub} from '../../../api-src/enumerations/ShikakugaiKatsudoKubun';
import type {ShukkoKubun as ShukkoKubunStub} from '../../../api-src/enumerations/ShukkoKubun';
import type {TanshinFuninKubun as TanshinFuninKubunStub} from '../../../api-src/enumerations/TanshinFuninKubun';
import type {ZaisekiJokyoKubun as ZaisekiJokyoKubunStub} from '../../../api-src/enumerations/ZaisekiJokyoKubun';
import type {getHakenKubunName as getHakenKubunNameStub} from '../../../api-src/enumerations/getHakenKubunName';
import type {getHatsureiKubunName as getHatsureiKubunNameStub} from '../../../api-src/enumerations/getHatsureiKubunName';
import type {getHonmuKenmuKubunName as getHonmuKenmuKubunNameStub} from '../../../api-src/enumerations/getHonmuKenmuKubunName';
import type {getJushoBunruiKubunName as getJushoBunruiKubunNameStub} from '../../../api-src/enumerations/getJushoBunruiKubunName';
import type {getKaigaiFuninKubunName as getKaigaiFuninKubunNameStub} from '../../../api-src/enumerations/getKaigaiFuninKubunName';
import type {getKekkonKubunName as getKekkonKubunNameStub} from '../../../api-src/enumerations/getKekkonKubunName';
import type {getKumiaiinKubunName as getKumiaiinKubunNameStub} from '../../../api-src/enumerations/getKumiaiinKubunName';
import type {getKumiaiSenjuKubunName as getKumiaiSenjuKubunNameStub} from '../../../api-src/enumerations/getKumiaiSenjuKubunName';
import type {getSexKubunName as getSexKubunNameStub} from '../../../api-src/enumerations/getSexKubunName';
import type {getShikakugaiKatsudoKubunName as getShikakugaiKatsudoKubunNameStub} from '../../../api-src/enumerations/getShikakugaiKatsudoKubunName';
import type {getShukkoKubunName as getShukkoKubunNameStub} from '../../../api-src/enumerations/getShukkoKubunName';
import type {getTanshinFuninKubunName as getTanshinFuninKubunNameStub} from '../../../api-src/enumerations/getTanshinFuninKubunName';
import type {getZaisekiJokyoKubunName as getZaisekiJokyoKubunNameStub} from '../../../api-src/enumerations/getZaisekiJokyoKubunName';

/** データ種別 */
export const CustomDataKindKubun = Object.freeze({
  KojinData: '1',
  KyotsuData: '2',
}) as unknown as typeof CustomDataKindKubunStub;
export type CustomDataKindKubun = CustomDataKindKubunStub;

/** 外部システム利用区分 */
export const ExternalSystemKubun = Object.freeze({
  ShiyoShinai: '0',
  Combosite: '1',
}) as unknown as typeof ExternalSystemKubunStub;
export type ExternalSystemKubun = ExternalSystemKubunStub;

/** 派遣・請負区分 */
export const HakenUkeoiKubun = Object.freeze({
  HakenUkeoiIgai: '0',
  HakenUkeoi: '1',
}) as unknown as typeof HakenUkeoiKubunStub;
export type HakenUkeoiKubun = HakenUkeoiKubunStub;

/** 発令区分 */
export const HatsureiKubun = Object.freeze({
  Koyo: '1',
  ShukkoUkeire: '2',
  Ido: '3',
  Shokaku: '4',
  Kokaku: '5',
  Kyushoku: '6',
  Fukushoku: '7',
  ZaisekiShukko: '8',
  TensekiShukko: '9',
  ShukkoFukki: '10',
  Taishoku: '11',
}) as unknown as typeof HatsureiKubunStub;
export type HatsureiKubun = HatsureiKubunStub;

/** 本務兼務区分 */
export const HonmuKenmuKubun = Object.freeze({
  Honmu: '1',
  Kenmu: '2',
}) as unknown as typeof HonmuKenmuKubunStub;
export type HonmuKenmuKubun = HonmuKenmuKubunStub;

/** 住所分類区分 */
export const JushoBunruiKubun = Object.freeze({
  Genjusho: '1',
  JuminhyoJusho: '2',
  RusutakuJusho: '3',
  KinkyuRenrakusaki: '4',
}) as unknown as typeof JushoBunruiKubunStub;
export type JushoBunruiKubun = JushoBunruiKubunStub;

/** 海外赴任区分 */
export const KaigaiFuninKubun = Object.freeze({
  Taishogai: '0',
  KaigaiFunin: '1',
}) as unknown as typeof KaigaiFuninKubunStub;
export type KaigaiFuninKubun = KaigaiFuninKubunStub;

/** 結婚区分 */
export const KekkonKubun = Object.freeze({
  Mikon: '1',
  Kikon: '2',
}) as unknown as typeof KekkonKubunStub;
export type KekkonKubun = KekkonKubunStub;

/** 組合員区分 */
export const KumiaiinKubun = Object.freeze({
  Hikumiaiin: '0',
  Kumiaiin: '1',
}) as unknown as typeof KumiaiinKubunStub;
export type KumiaiinKubun = KumiaiinKubunStub;

/** 組合専従区分 */
export const KumiaiSenjuKubun = Object.freeze({
  Taishogai: '0',
  KumiaiSenju: '1',
}) as unknown as typeof KumiaiSenjuKubunStub;
export type KumiaiSenjuKubun = KumiaiSenjuKubunStub;

/** 必須区分 */
export const RequiredKubun = Object.freeze({
  Nini: '0',
  Hissu: '1',
}) as unknown as typeof RequiredKubunStub;
export type RequiredKubun = RequiredKubunStub;

/** 性別区分 */
export const SexKubun = Object.freeze({
  Dansei: '1',
  Josei: '2',
}) as unknown as typeof SexKubunStub;
export type SexKubun = SexKubunStub;

/** 資格外活動区分 */
export const ShikakugaiKatsudoKubun = Object.freeze({
  KyokaNashi: '0',
  KyokaAri: '1',
}) as unknown as typeof ShikakugaiKatsudoKubunStub;
export type ShikakugaiKatsudoKubun = ShikakugaiKatsudoKubunStub;

/** 出向区分 */
export const ShukkoKubun = Object.freeze({
  Taishogai: '0',
  ZaisekiShukko: '1',
  TensekiShukko: '2',
  ShukkoUkeire: '3',
}) as unknown as typeof ShukkoKubunStub;
export type ShukkoKubun = ShukkoKubunStub;

/** 単身赴任区分 */
export const TanshinFuninKubun = Object.freeze({
  Taishogai: '0',
  TanshinFunin: '1',
}) as unknown as typeof TanshinFuninKubunStub;
export type TanshinFuninKubun = TanshinFuninKubunStub;

/** 在籍状況区分 */
export const ZaisekiJokyoKubun = Object.freeze({
  Zaisekichu: '1',
  Kyushokuchu: '2',
  Taishokuzumi: '3',
}) as unknown as typeof ZaisekiJokyoKubunStub;
export type ZaisekiJokyoKubun = ZaisekiJokyoKubunStub;

/** Labels by code. */
export const LABELS = {
  CustomDataKindKubun: new Map([
    ['1', '個人データ'],
    ['2', '共通データ'],
  ]),
  ExternalSystemKubun: new Map([
    ['0', '使用しない'],
    ['1', 'Combosite'],
  ]),
  HakenUkeoiKubun: new Map([
    ['0', '派遣・請負以外'],
    ['1', '派遣・請負'],
  ]),
  HatsureiKubun: new Map([
    ['1', '雇用'],
    ['2', '出向受入'],
    ['3', '異動'],
    ['4', '昇格'],
    ['5', '降格'],
    ['6', '休職'],
    ['7', '復職'],
    ['8', '在籍出向'],
    ['9', '転籍出向'],
    ['10', '出向復帰'],
    ['11', '退職'],
  ]),
  HonmuKenmuKubun: new Map([
    ['1', '本務'],
    ['2', '兼務'],
  ]),
  JushoBunruiKubun: new Map([
    ['1', '現住所'],
    ['2', '住民票住所'],
    ['3', '留守宅住所'],
    ['4', '緊急連絡先'],
  ]),
  KaigaiFuninKubun: new Map([
    ['0', '対象外'],
    ['1', '海外赴任'],
  ]),
  KekkonKubun: new Map([
    ['1', '未婚'],
    ['2', '既婚'],
  ]),
  KumiaiinKubun: new Map([
    ['0', '非組合員'],
    ['1', '組合員'],
  ]),
  KumiaiSenjuKubun: new Map([
    ['0', '対象外'],
    ['1', '組合専従'],
  ]),
  RequiredKubun: new Map([
    ['0', '任意'],
    ['1', '必須'],
  ]),
  SexKubun: new Map([
    ['1', '男性'],
    ['2', '女性'],
  ]),
  ShikakugaiKatsudoKubun: new Map([
    ['0', '許可なし'],
    ['1', '許可あり'],
  ]),
  ShukkoKubun: new Map([
    ['0', '対象外'],
    ['1', '在籍出向'],
    ['2', '転籍出向'],
    ['3', '出向受入'],
  ]),
  TanshinFuninKubun: new Map([
    ['0', '対象外'],
    ['1', '単身赴任'],
  ]),
  ZaisekiJokyoKubun: new Map([
    ['1', '在籍中'],
    ['2', '休職中'],
    ['3', '退職済'],
  ]),
} as const satisfies Record<string, ReadonlyMap<string, string>>;

export const getHakenKubunName: typeof getHakenKubunNameStub = (kubun) =>
  LABELS.HakenUkeoiKubun.get(kubun) ?? '';
export const getHatsureiKubunName: typeof getHatsureiKubunNameStub = (kubun) =>
  LABELS.HatsureiKubun.get(kubun) ?? '';
export const getHonmuKenmuKubunName: typeof getHonmuKenmuKubunNameStub = (
  kubun,
) => LABELS.HonmuKenmuKubun.get(kubun) ?? '';
export const getJushoBunruiKubunName: typeof getJushoBunruiKubunNameStub = (
  kubun,
) => LABELS.JushoBunruiKubun.get(kubun) ?? '';
export const getKaigaiFuninKubunName: typeof getKaigaiFuninKubunNameStub = (
  kubun,
) => LABELS.KaigaiFuninKubun.get(kubun) ?? '';
export const getKekkonKubunName: typeof getKekkonKubunNameStub = (kubun) =>
  LABELS.KekkonKubun.get(kubun) ?? '';
export const getKumiaiinKubunName: typeof getKumiaiinKubunNameStub = (kubun) =>
  LABELS.KumiaiinKubun.get(kubun) ?? '';
export const getKumiaiSenjuKubunName: typeof getKumiaiSenjuKubunNameStub = (
  kubun,
) => LABELS.KumiaiSenjuKubun.get(kubun) ?? '';
export const getSexKubunName: typeof getSexKubunNameStub = (kubun) =>
  LABELS.SexKubun.get(kubun) ?? '';
export const getShikakugaiKatsudoKubunName: typeof getShikakugaiKatsudoKubunNameStub =
  (kubun) => LABELS.ShikakugaiKatsudoKubun.get(kubun) ?? '';
export const getShukkoKubunName: typeof getShukkoKubunNameStub = (kubun) =>
  LABELS.ShukkoKubun.get(kubun) ?? '';
export const getTanshinFuninKubunName: typeof getTanshinFuninKubunNameStub = (
  kubun,
) => LABELS.TanshinFuninKubun.get(kubun) ?? '';
export const getZaisekiJokyoKubunName: typeof getZaisekiJokyoKubunNameStub = (
  kubun,
) => LABELS.ZaisekiJokyoKubun.get(kubun) ?? '';

/** All of them by name: the globals of a custom function. */
export const ENUMERATIONS = {
  CustomDataKindKubun,
  ExternalSystemKubun,
  HakenUkeoiKubun,
  HatsureiKubun,
  HonmuKenmuKubun,
  JushoBunruiKubun,
  KaigaiFuninKubun,
  KekkonKubun,
  KumiaiinKubun,
  KumiaiSenjuKubun,
  RequiredKubun,
  SexKubun,
  ShikakugaiKatsudoKubun,
  ShukkoKubun,
  TanshinFuninKubun,
  ZaisekiJokyoKubun,
};

/** All name functions by name: the globals of a custom function. */
export const NAME_FUNCTIONS = {
  getHakenKubunName,
  getHatsureiKubunName,
  getHonmuKenmuKubunName,
  getJushoBunruiKubunName,
  getKaigaiFuninKubunName,
  getKekkonKubunName,
  getKumiaiinKubunName,
  getKumiaiSenjuKubunName,
  getSexKubunName,
  getShikakugaiKatsudoKubunName,
  getShukkoKubunName,
  getTanshinFuninKubunName,
  getZaisekiJokyoKubunName,
};
