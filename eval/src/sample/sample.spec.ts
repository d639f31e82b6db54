import { readFileSync } from 'node:fs';

import { sampleFiles } from './files.js';
import { SWITCHES } from './startup.js';
import { type Sample, sampleStates } from './states.js';

describe('the sample of the landing page', () => {
  let sample: Sample;
  beforeAll(async () => {
    sample = await sampleStates();
  });

  // Where it differs: npm run eval -- sample
  it('is the rubric’s present answer in every position of the switches', async () => {
    for (const { url, text } of await sampleFiles()) expect(readFileSync(url, 'utf8')).toBe(text);
  });

  it('loses no points by a switch that is turned on', () => {
    for (const [position, { overall }] of Object.entries(sample.states))
      SWITCHES.forEach((_, at) => {
        const more = sample.states[`${position.slice(0, at)}1${position.slice(at + 1)}`];
        expect(more?.overall).toBeGreaterThanOrEqual(overall);
      });
  });

  it('adds up to the score in every position', () => {
    for (const { overall, ledger } of Object.values(sample.states)) {
      const sum = ledger.reduce((total, at) => total + (sample.lines[at]?.points ?? NaN), 0);
      expect(sum).toBeCloseTo(overall, 1);
    }
  });
});
