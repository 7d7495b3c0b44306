/*
 * `npx tsx tests/stress.ts <file> [--scenario NAME] [--relation ID]`: runs
 * every program of a page, a stub or a program file that writes or sends under
 * hostile conditions, and prints what broke.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {RELATIONS, describeReport} from '@combosite-functions/stress';
import {ROOT} from './support/files';
import {stressSample, writingSamplesOf} from './support/stress';

const {positionals, values} = parseArgs({
  allowPositionals: true,
  options: {
    scenario: {type: 'string'},
    relation: {type: 'string', multiple: true},
  },
});

async function main(): Promise<void> {
  const unknown = values.relation?.find(
    (name) => !RELATIONS.some(({id}) => id === name),
  );
  if (positionals.length === 0 || unknown !== undefined) {
    console.error(
      `Usage: npx tsx tests/stress.ts <file.mdx|file.d.ts|program.js> [--scenario NAME] [--relation ID]\n\n${RELATIONS.map(({id, title}) => `${id.padEnd(18)} ${title}`).join('\n')}`,
    );
    process.exitCode = 2;
    return;
  }
  for (const name of positionals) {
    const file = path.relative(ROOT, path.resolve(name));
    for (const sample of writingSamplesOf(file)) {
      const {scenario = sample.scenario} = values;
      const started = performance.now();
      const report = await stressSample({...sample, scenario}, values.relation);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(
        `\n== ${sample.id}（${file}:${sample.line + 1}、${scenario}、${seconds}秒）`,
      );
      console.log(describeReport(report).join('\n'));
      if (report.counts.violation + report.counts.failed > 0) {
        process.exitCode = 1;
      }
    }
  }
}

void main();
