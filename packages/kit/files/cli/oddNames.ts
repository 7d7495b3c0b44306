/*
 * What a company adds and nobody uses, though it can be run: mostly a name
 * that was meant to be the sample company's.
 */
import {misspeltName} from '../runtime.mjs';
import type {Company, Scenario} from '@combosite-functions/simulator';

/** A program's surroundings that name parts of a company. */
export interface Uses {
  readonly company: Company;
  /** Text of the program. */
  readonly source: string;
  readonly scenarios: readonly Pick<Scenario, 'payroll'>[];
}

/** Names of a kind, and who has to use them for an effect. */
interface Kind {
  readonly label: string;
  readonly names: (company: Company) => readonly string[];
  readonly isUsed: (name: string, uses: Uses) => boolean;
  /** Who should: told if no part of the company does. */
  readonly user?: string;
}

const KINDS: readonly Kind[] = [
  {
    label: '給与項目',
    names: ({kyuyoKomoku}) => kyuyoKomoku.map((one) => one.kyuyoKomokuName),
    isUsed: (name, {company: {keisanPatterns}}) =>
      keisanPatterns.some((one) => one.kyuyoKomokuNameList.includes(name)),
    user: '計算パターンにも入っていません',
  },
  {
    label: '計算パターン',
    names: ({keisanPatterns}) =>
      keisanPatterns.map((one) => one.keisanPatternName),
    isUsed: (name, {company: {employees}}) =>
      employees.some(({keisanPattern}) =>
        keisanPattern.some((one) => one.keisanPatternName === name),
      ),
    user: '従業員も使っていません',
  },
  {
    label: '支払マスタ',
    names: ({shiharaiMasters}) =>
      shiharaiMasters.map((one) => one.shiharaiMasterName),
    isUsed: (name, {scenarios}) =>
      scenarios.some(({payroll}) => payroll?.shiharaiMasterName === name),
  },
  {
    label: 'カスタムデータ定義',
    names: ({customData}) =>
      customData.map(({definition}) => definition.definitionName),
    isUsed: (name, {source}) => source.includes(name),
  },
];

/**
 * Says what a company adds in vain.
 *
 * @param file - that adds it
 * @param base - the company without the file
 * @param uses - what may use the additions
 * @returns one sentence each
 */
export function oddNames(file: string, base: Company, uses: Uses): string[] {
  return KINDS.flatMap(({label, names, isUsed, user}) => {
    const known = names(base);
    return names(uses.company)
      .filter((name) => !known.includes(name) && !isUsed(name, uses))
      .flatMap((name) => {
        const meant = misspeltName(name, known);
        const added = `${file}の${label}「${name}」は、見本の会社にない名前のため、新しく加わりました`;
        return meant === undefined
          ? user === undefined
            ? []
            : [`${added}。どの${user}`]
          : [`${added}。見本の会社の「${meant}」を変えるなら、名前を直します`];
      });
  });
}
