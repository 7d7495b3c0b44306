import {CONDITIONS} from './conditions';

/**
 * The conditions that a sample leaves out on purpose, from its fence's meta:
 * `omits="run-twice,retroactive"`.
 *
 * @param meta - what is after the fence's language
 */
export function omittedConditions(meta: string): string[] {
  const list = /(?:^|\s)omits="([^"]*)"/.exec(meta)?.[1] ?? '';
  return list
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
}

/**
 * What a page says beside a sample that leaves conditions out.
 *
 * @param ids - of the conditions
 * @throws Error for an unknown id, which stops the build
 */
export function describeOmitted(ids: readonly string[]): string {
  const titles = ids.map((id) => {
    const condition = CONDITIONS.find((candidate) => candidate.id === id);
    if (!condition) {
      throw new Error(`omits="${id}": there is no such hostile condition.`);
    }
    return condition.title;
  });
  return `この見本が扱わない条件：${titles.join('、')}`;
}
