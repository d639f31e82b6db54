import { measure } from './evaluate.js';
import { TINY_ROUNDS } from './testing/readings.js';

describe('a round measured with the product', () => {
  it('has every figure with a target, and reports outdated judgements', async () => {
    const { figures, notes } = await measure('tiny', TINY_ROUNDS);
    expect(
      figures.filter(({ target }) => target !== '').map(({ name, target }) => `${name} ${target}`),
    ).toEqual([
      'rank correlation, all (3) ≥ 0.85',
      'rank correlation, honest (1) ≥ 0.80',
      'bad cases flagged ≥ 90 %',
      'honest ones accused 0',
      'twins, names: points apart 0',
      'twins, padding: points apart ≤ 0.5',
      'twins, injection: points apart ≤ 0.5',
      'twins, language: points apart ≤ 5',
      'other words for the same facts 0',
      'ledgers that do not add up 0',
      'quotes that the founder did not write 0',
      'good investors in the top five ≥ 85 %',
      'exclusions violated, of 1 0',
      'chat slots right ≥ 93 %',
      'wrong names or descriptions stored 0',
      'false sentences ≤ 1 %',
      'expert’s concerns named ≥ 50 %',
      'broken or generic tasks ≤ 2 %',
    ]);
    expect(notes).toEqual([
      'Sentences, concerns and tasks were judged on other texts than the product’s present ones.',
    ]);
  });
});
