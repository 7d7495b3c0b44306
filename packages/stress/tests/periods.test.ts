/*
 * Records with a first and a last day: what is wrong with them, and what a program
 * does in silence.
 */
import {describe, expect, test} from 'vitest';
import {tryCondition} from './support/stressTrial';
import {companyWith} from './support/stressCompanies';
import {CHECKS_STAYS, byStay} from './support/stressPrograms';
import type {CustomDataValue} from '../../../api-src/helpers/CustomDataValue';

const NAMED = {kind: ['寮の名前', '文字列']} as const;

function lodging(
  items: Readonly<Record<string, readonly [string, string]>> = {},
  ...further: readonly (readonly CustomDataValue[])[]
) {
  return companyWith({
    寮の入居: {
      items: {inOn: ['入居日', '日付'], outOn: ['退去日', '日付'], ...items},
      rows: [
        ['0001', '2024/10/01', '2026/03/31', '北寮'],
        ['0002', '2025/04/11', '2025/04/30', '南寮'],
        ...further,
      ],
    },
  });
}

const DATES =
  'new Set(own.flatMap((one) => Array.from({length: daysOf(one)}, (_, at) => (one.inOn > baseDate ? dayOf(one.inOn) : 1) + at))).size';
const SUM = 'own.reduce((sum, one) => sum + Math.max(0, daysOf(one)), 0)';
const FIRST = 'Math.max(0, daysOf(own[0] ?? {}))';

async function tryPeriods(days: string, company = lodging(NAMED), check = '') {
  const {variants} = await tryCondition(
    'odd-period',
    byStay(days, check),
    company,
  );
  return variants.map(({verdict, description, findings}) => ({
    verdict,
    description,
    text: findings.map(({text}) => text).join(),
  }));
}

describe('a stay', () => {
  test('of which all is wrong is refused in words', async () => {
    const found = await tryPeriods(FIRST, lodging(NAMED), CHECKS_STAYS);
    expect(found.map(({verdict}) => verdict)).toEqual(Array(5).fill('passed'));
    expect(found.map(({description}) => description)).toEqual([
      '0001の退去日（2025/04/10）が、入居日（2025/04/20）より前',
      '0001の「寮の入居」が2件あり、期間が重なる',
      '0001の同じ期間が、2025/04/10までと2025/04/11からの2件に分かれている',
      '0001の入居日が空（必須）',
      '0001の退去日が空（必須）',
    ]);
  });

  test('whose days count twice is wrong', async () => {
    const [reversed, overlapping, split] = await tryPeriods(SUM);
    expect(reversed).toMatchObject({
      verdict: 'confirm',
      text: expect.stringContaining('この条件で0円です') as string,
    });
    expect(overlapping).toMatchObject({
      verdict: 'violation',
      text: expect.stringContaining(
        '0001 ペット手当 18000円 → 36000円（重なる日の分も、黙って支給します）',
      ) as string,
    });
    expect(split?.verdict).toBe('passed');
  });

  test('of which only the first record counts is wrong where there are two', async () => {
    const [, overlapping, split] = await tryPeriods(FIRST);
    expect(overlapping?.verdict).toBe('passed');
    expect(split).toMatchObject({
      verdict: 'violation',
      text: expect.stringContaining(
        '18000円 → 6000円（1件目の期間の分だけです',
      ) as string,
    });
  });

  test('of which each day counts once is right', async () => {
    const [, overlapping, split] = await tryPeriods(DATES);
    expect([overlapping?.verdict, split?.verdict]).toEqual([
      'passed',
      'passed',
    ]);
  });

  test('whose halves each lose a fraction is shown', async () => {
    const [, , split] = await tryPeriods(
      'own.reduce((sum, one) => sum + Math.floor(daysOf(one) * 10.17), 0)',
    );
    expect(split?.verdict).toBe('confirm');
    expect(split?.text).toContain('1件ごとの端数の処理によります');
  });
});

test('that hasn’t begun is off with any last day', async () => {
  const [reversed] = await tryPeriods(
    'own.filter(({inOn}) => inOn <= baseDate).length',
  );
  expect(reversed?.verdict).toBe('passed');
});

test('two that are usual at the same time may be right', async () => {
  const plain = lodging();
  const exclusive = lodging({}, ['0002', '2025/03/01', '2025/04/05']);
  const both = lodging({}, ['0002', '2025/04/20', '2025/04/25']);
  const verdicts = [];
  for (const company of [plain, exclusive, both]) {
    const [, overlapping] = await tryPeriods(SUM, company);
    verdicts.push(overlapping?.verdict);
  }
  // Of the first, nothing tells what its records are.
  expect(verdicts).toEqual(['confirm', 'violation', 'confirm']);
});
