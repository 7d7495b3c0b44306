import {expect, test} from 'vitest';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {exerciseScenarios} from '@combosite-functions/simulator/sample-company/exerciseScenarios';
import {checkShape} from '../shapes/checkShape';
import {shapeOf} from '../shapes/shapes';

// They are JSON, of which the compiler knows no more than that a text is one.
test('the sample company and the scenarios have their form, and leave nothing out', () => {
  for (const [shape, content] of [
    ['whole', sampleCompany] as const,
    ...[...scenarios, ...exerciseScenarios].map(
      (one) => ['scenario', one] as const,
    ),
  ]) {
    expect(checkShape(shapeOf(shape), content)).toEqual({
      content,
      mistakes: [],
    });
  }
});
