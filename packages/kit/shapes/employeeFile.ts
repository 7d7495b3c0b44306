import * as v from 'valibot';
import {ENUMERATIONS, NAME_FUNCTIONS} from '@combosite-functions/simulator';
import {codeOf, date, described, listOf, name, object, text} from './fileParts';
import {nameOf} from './names';
import type {JushoDataEntity} from '../../../api-src/interfaces/JushoDataEntity';
import type {KojinDataEntity} from '../../../api-src/interfaces/KojinDataEntity';
import type {Term} from '../../../api-src/interfaces/Term';
import type {Employee, PersonnelOrder} from '@combosite-functions/simulator';

const E = ENUMERATIONS;
const N = NAME_FUNCTIONS;

/** A text that may lack, and is `null` then. */
const textOrNull = v.optional(v.nullable(text), null);

/**
 * The items of an entity of the reference: the descriptions that editors show
 * are those of the reference (`jsonSchema.ts` puts them in).
 */
type ItemsOf<Entity> = Record<keyof Entity, v.GenericSchema>;

export const TERM = object({
  startDate: date,
  endDate: v.optional(v.nullable(date), null),
} satisfies ItemsOf<Term>);

export const ORDER = object({
  hatsureiDate: date,
  hatsureiKubun: codeOf(E.HatsureiKubun, N.getHatsureiKubunName),
  honmuKenmuKubun: v.exactOptional(
    codeOf(E.HonmuKenmuKubun, N.getHonmuKenmuKubunName),
  ),
  kaishaCode: v.exactOptional(text),
  kaishaName: v.exactOptional(text),
  shozokuCode: v.exactOptional(text),
  shozokuName: v.exactOptional(text),
  koyoKeitaiName: v.exactOptional(text),
  yakushokuCode: v.exactOptional(v.nullable(text)),
  yakushokuName: v.exactOptional(v.nullable(text)),
  tokyuName: v.exactOptional(v.nullable(text)),
  shokushuName: v.exactOptional(v.nullable(text)),
  kinmuchiName: v.exactOptional(v.nullable(text)),
  shukkoKubun: v.exactOptional(codeOf(E.ShukkoKubun, N.getShukkoKubunName)),
  shukkoSakiName: v.exactOptional(v.nullable(text)),
  kaigaiFuninKubun: v.exactOptional(
    codeOf(E.KaigaiFuninKubun, N.getKaigaiFuninKubunName),
  ),
  tanshinFuninKubun: v.exactOptional(
    codeOf(E.TanshinFuninKubun, N.getTanshinFuninKubunName),
  ),
  biko: v.exactOptional(v.nullable(text)),
} satisfies ItemsOf<Required<PersonnelOrder>>);

export const KOJIN = object({
  term: TERM,
  sei: text,
  mei: text,
  seiKana: text,
  meiKana: text,
  seiRomaji: textOrNull,
  meiRomaji: textOrNull,
  kyusei: textOrNull,
  birthday: date,
  sexKubun: codeOf(E.SexKubun, N.getSexKubunName),
  kekkonKubun: v.optional(
    v.nullable(codeOf(E.KekkonKubun, N.getKekkonKubunName)),
    null,
  ),
  kumiaiinKubun: codeOf(E.KumiaiinKubun, N.getKumiaiinKubunName),
  kumiaiSenjuKubun: codeOf(E.KumiaiSenjuKubun, N.getKumiaiSenjuKubunName),
  mailAddress: textOrNull,
  kokusekiName: textOrNull,
  zairyuShikakuName: textOrNull,
  zairyuCardNumber: textOrNull,
  zairyuTerm: v.optional(v.nullable(TERM), null),
  shikakugaiKatsudoKubun: v.optional(
    v.nullable(
      codeOf(E.ShikakugaiKatsudoKubun, N.getShikakugaiKatsudoKubunName),
    ),
    null,
  ),
  hakenUkeoiKubun: v.optional(
    v.nullable(codeOf(E.HakenUkeoiKubun, N.getHakenKubunName)),
    null,
  ),
} satisfies ItemsOf<Omit<KojinDataEntity, 'employeeId'>>);

export const JUSHO = object({
  jushoBunruiKubun: codeOf(E.JushoBunruiKubun, N.getJushoBunruiKubunName),
  term: TERM,
  kuniName: v.optional(text, '日本'),
  postalCode: textOrNull,
  todofukenCode: textOrNull,
  todofuken: textOrNull,
  shikuchosonCode: textOrNull,
  shikuchoson: textOrNull,
  banchi: v.optional(text, ''),
  tatemono: textOrNull,
  jushoKana: textOrNull,
  setainushiName: textOrNull,
  setainushiTsuzukigara: textOrNull,
  phoneNumber: textOrNull,
} satisfies ItemsOf<Omit<JushoDataEntity, 'employeeId'>>);

export const ASSIGNED_PATTERN = object({
  term: described(TERM, 'この計算パターンを使う期間'),
  keisanPatternName: described(nameOf('計算パターン'), '計算パターンの名前'),
});

/** An employee with the history of the personnel data. */
export const EMPLOYEE = object({
  employeeId: described(name, '従業員ID。先頭の0も書きます'),
  orders: described(
    v.optional(listOf(ORDER), []),
    '発令。日付と種類のほかは、変わった項目だけを書きます',
  ),
  kojin: described(v.optional(listOf(KOJIN), []), '個人データ'),
  jusho: described(v.optional(listOf(JUSHO), []), '住所データ'),
  keisanPattern: described(
    v.optional(listOf(ASSIGNED_PATTERN), []),
    '計算パターンと、使う期間',
  ),
}) satisfies v.GenericSchema<unknown, Employee>;
