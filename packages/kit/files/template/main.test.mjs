// scenarios.jsoncの場面を、1つずつテストします。「node --test」で動きます。
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {listScenarios, runFile} from '{{kitUrl}}/run.mjs';

const program = new URL('main.js', import.meta.url);

for (const scenario of listScenarios(program)) {
  test(scenario, async () => {
    const {differences, second} = await runFile(program, {
      scenario,
      twice: true, // 2回続けて動いても、結果が変わらないか
    });
    assert.deepEqual(differences, []);
    assert.deepEqual(second?.differences, []);
  });
}
