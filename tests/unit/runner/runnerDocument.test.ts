import {expect, test} from 'vitest';
import {inlineScriptHashes} from '../../../src/features/hosting/build/inlineScripts';
import {
  bundleRunner,
  bundleStress,
} from '../../../src/features/runner/build/bundleRunner';
import {ROOT} from '../../support/files';

test('the document of the runner is complete and always the same', async () => {
  const document = await bundleRunner(ROOT);
  expect(await bundleRunner(ROOT)).toBe(document);

  // The policy comes before the script that it is for.
  const [hash = ''] = inlineScriptHashes(document);
  const policy = document.indexOf(
    `content="default-src 'none'; script-src ${hash} 'unsafe-eval' blob:; worker-src blob:; connect-src 'none'"`,
  );
  expect(policy).toBeGreaterThan(0);
  expect(document.indexOf('<script')).toBeGreaterThan(policy);
  expect(document.match(/<script/g)).toHaveLength(1);
  expect(document.match(/<\/script/g)).toHaveLength(1);
  expect(document).not.toContain(ROOT);
});

test('what it needs for hostile conditions is a script of its own', async () => {
  const script = await bundleStress(ROOT);
  expect(await bundleStress(ROOT)).toBe(script);
  expect(script).not.toContain(ROOT);
  expect(script).toContain('決まりの内容');
  expect(await bundleRunner(ROOT)).not.toContain('決まりの内容');
});
