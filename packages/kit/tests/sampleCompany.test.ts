import * as v from 'valibot';
import {expect, test} from 'vitest';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {exerciseScenarios} from '@combosite-functions/simulator/sample-company/exerciseScenarios';
import {WHOLE_COMPANY} from '../shapes/companyFile';
import {SCENARIO} from '../shapes/scenarioFile';

// They are JSON, of which the compiler knows no more than that a text is one.
test('the sample company and the scenarios have their form, and leave nothing out', () => {
  expect(v.parse(WHOLE_COMPANY, sampleCompany)).toEqual(sampleCompany);
  const all = [...scenarios, ...exerciseScenarios];
  expect(v.parse(v.array(SCENARIO), all)).toEqual(all);
});
