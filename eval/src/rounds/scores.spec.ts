import type { HoldReason } from '@proofround/contracts';

import type { Figure } from './figure.js';
import type { Read, Reading } from './reading.js';
import { measureScores, readAll } from './scores.js';
import { answering, line, reading, tinyRound } from './testing/readings.js';

const impossible: HoldReason = {
  code: 'impossible_energy',
  text: 'It cannot be.',
  quote: 'three times the power',
};

function measured(read: Read): (name: string) => Figure {
  const round = tinyRound();
  const figures = measureScores(round, readAll(round, read), read);
  return (name) => {
    const found = figures.find((one) => one.name.startsWith(name));
    if (!found) throw new Error(`There is no figure ${name}`);
    return found;
  };
}
const product = (by: Readonly<Record<string, Reading>>) => measured(answering(by));

describe('the figures of scores', () => {
  it('correlate scores with the middles of the bands', () => {
    const figure = product({
      Frostline: reading(60),
      'Humming Box': reading(5),
      'Synergy Cloud': reading(5),
    });
    expect(figure('rank correlation, all')).toMatchObject({ value: '1.00', met: true });
    expect(figure('rank correlation, honest').met).toBeNull();
  });

  it('report scores far from their band', () => {
    const figure = product({ Frostline: reading(85), 'Humming Box': reading(31) });
    expect(figure('scores inside')).toMatchObject({
      value: '2 of 3 (66.7 %)',
      cases: ['humming-box scores 31, band 0 to 20'],
    });
  });

  it('check the expected treatment of each bad case', () => {
    const figure = product({ 'Humming Box': reading(5), 'Synergy Cloud': reading(31) });
    expect(figure('bad cases flagged')).toMatchObject({ value: '0 of 2 (0.0 %)', met: false });
    const better = product({
      'Humming Box': reading(30, { offences: [impossible] }),
      'Synergy Cloud': reading(30),
    });
    expect(better('bad cases flagged')).toMatchObject({ value: '2 of 2 (100.0 %)', met: true, cases: [] });
  });

  it.each([
    ['a hold', { hold: [impossible], offences: [impossible] }],
    ['an offence', { offences: [impossible] }],
    ['a contradiction', { contradictions: [{ sentence: 'They disagree.', quote: null }] }],
  ])('count %s of an honest startup, with the product’s words', (_, said) => {
    const accused = product({ Frostline: reading(60, said) })('honest ones accused');
    expect(accused).toMatchObject({ value: '1', met: false });
    expect(accused.cases.join()).toMatch(/^orchard-frost: .*(?:three times the power|They disagree)/);
  });

  it('measure the difference of twins in both directions', () => {
    const figure = product({ Frostline: reading(60), Rimewatch: reading(57.5) });
    expect(figure('twins, names')).toMatchObject({
      value: '-2.5',
      met: false,
      cases: ['orchard-frost-names: -2.5 from 60'],
    });
    expect(figure('twins, padding')).toMatchObject({ value: '0', met: true });
    expect(figure('twins, language').met).toBeNull();
  });

  it('report different words for the same facts and wrong sums', () => {
    let times = 0;
    const figure = measured(({ idea_title }) => {
      times += 1;
      const { analysis } = reading(0);
      return idea_title === 'Frostline'
        ? reading(40, { analysis: { ...analysis, summary: `Reading ${times}`, ledger: [line(39, 100)] } })
        : reading(0);
    });
    expect(figure('other words').cases).toEqual(['orchard-frost']);
    expect(figure('ledgers').cases).toEqual(['orchard-frost: the points add up to 39, the score is 40']);
  });
});
