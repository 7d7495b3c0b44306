import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {generatedFiles} from '../../scripts/generated';
import {ROOT} from '../support/files';

const RENEW =
  '元になるファイルが変わっています。「npm run generate」で作り直し、差分を見てから一緒にコミットしてください。';

const files = Object.entries(generatedFiles(ROOT));

describe('a generated file is in step with its sources', () => {
  test.each(files)('%s', async (file, make) => {
    expect(
      readFileSync(path.join(ROOT, file), 'utf8'),
      `${file}：${RENEW}`,
    ).toBe(await make());
  });
});
