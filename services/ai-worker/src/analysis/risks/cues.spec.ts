import { namesRisk } from './cues.js';

describe('whether a sentence names a risk', () => {
  it.each([
    ['high_churn', 'a third of our customers cancel in the first month', true],
    ['high_churn', 'net retention is 117 %, no port lost since 2023', false],
    ['hardware', 'a box with two sensors on each oven', true],
    ['hardware', '88 sold in five weeks', false],
    ['no_validation', 'we have not asked a single baker', true],
    ['sensitive_data', 'a licence for slovakia, a collections person', false],
    ['regulated', 'we are licensed and supervised', false],
  ])('%s: %s', (code, text, expected) => expect(namesRisk(code, text)).toBe(expected));
});
