/*
 * The values of the enumerations and the name functions, as a program sees them.
 * `npm run generate` writes enumerationCodes.json from the stubs.
 */
import type * as Stubs from '../../../api-src';
import data from './enumerationCodes.json';

interface Member {
  readonly code: string;
  readonly label: string;
}

/** The members of each enumeration. */
const MEMBERS = Object.entries<Readonly<Record<string, Member>>>(
  data.enumerations,
);

/** All enumerations by name: the globals of a custom function. */
export const ENUMERATIONS = Object.fromEntries(
  MEMBERS.map(([name, members]) => [
    name,
    Object.freeze(
      Object.fromEntries(
        Object.entries(members).map(([member, {code}]) => [member, code]),
      ),
    ),
  ]),
) as unknown as Pick<typeof Stubs, keyof typeof data.enumerations>;

export const {
  CustomDataKindKubun,
  ExternalSystemKubun,
  HatsureiKubun,
  HonmuKenmuKubun,
  KaigaiFuninKubun,
  RequiredKubun,
  ShukkoKubun,
  TanshinFuninKubun,
  ZaisekiJokyoKubun,
} = ENUMERATIONS;
export type HatsureiKubun = Stubs.HatsureiKubun;

/** Labels by code. */
export const LABELS: Readonly<
  Record<string, ReadonlyMap<string, string> | undefined>
> = Object.fromEntries(
  MEMBERS.map(([name, members]) => [
    name,
    new Map(Object.values(members).map(({code, label}) => [code, label])),
  ]),
);

/** All name functions by name: the globals of a custom function. */
export const NAME_FUNCTIONS = Object.assign(
  {},
  ...Object.entries(data.nameFunctions).map(([name, enumeration]) => ({
    [name]: (kubun: string) => LABELS[enumeration]?.get(kubun) ?? '',
  })),
) as Pick<typeof Stubs, keyof typeof data.nameFunctions>;

export const {getHatsureiKubunName, getJushoBunruiKubunName, getSexKubunName} =
  NAME_FUNCTIONS;
