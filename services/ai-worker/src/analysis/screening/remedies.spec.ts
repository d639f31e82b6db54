import { bareClaims } from '../../testing/claims.js';
import { offencesIn } from './offences.js';
import { cureOfAll, harmfulRemedy, movesHeat } from './remedies.js';

const statements = (idea_description: string) => bareClaims({ idea_description }).statements;
const codes = (idea_description: string) =>
  offencesIn(bareClaims({ idea_description })).map(({ offence }) => offence.code);

describe('a remedy that turns people away from treatment', () => {
  it.each([
    ['Herbal drops for patients at home. Clients stop their insulin in the first week.', true],
    ['Crystals for children. Parents use them instead of vaccination.', true],
    ['Our alkaline water removes the need for dialysis.', true],
    ['A herbal tea for the evening. It tastes of mint.', false],
    ['A pill replaces insulin injections; the trial has 240 patients.', false],
    ['Herbal tea with advice. Never stop your chemotherapy because of it.', false],
    ['We find herbal shops whose clients skip vaccination.', false],
  ])('%s is held: %s', (text, expected) => {
    expect(harmfulRemedy(statements(text)) !== null).toBe(expected);
    if (expected) expect(codes(text)).toContain('unlicensed_treatment');
  });

  it.each([
    ['Our drops cure every kind of cancer.', true],
    ['The ray dissolves tumours of any type.', true],
    ['No drug cures every cancer, and ours treats one.', false],
    ['The vaccine protects 95 % of children.', false],
  ])('%s promises too much: %s', (text, expected) => {
    expect(cureOfAll(statements(text)) !== null).toBe(expected);
    expect(codes(text).includes('impossible_cure')).toBe(expected);
  });
});

describe('a machine that moves heat', () => {
  const sentence =
    'An air to water heat pump which delivers more heat than the electricity it draws, as all heat pumps do, since it moves heat rather than makes it.';

  it('makes no energy out of nothing', () => {
    const all = statements(sentence);
    expect(all.every((statement) => movesHeat(statement, all))).toBe(true);
    expect(codes(sentence)).toEqual([]);
  });

  it('may still do so in words', () =>
    expect(
      statements('A heat pump that powers itself for ever.').some((statement) => movesHeat(statement, [])),
    ).toBe(false));

  it('may be named in another sentence than its figure', () => {
    const [figure, ...others] = statements(
      'For each kilowatt-hour of electricity our unit delivers 3.1 kWh of heat. That is a heat pump, no magic.',
    );
    expect(figure && movesHeat(figure, others)).toBe(true);
    expect(figure && movesHeat(figure, [figure])).toBe(false);
  });
});

it.each([
  'We detect forged passports that shops make, we never make any.',
  'There are web shops that sell a set with bank statement and fake employer phone line.',
])('what others do is no offence: %s', (text) => expect(codes(`A check for landlords. ${text}`)).toEqual([]));
