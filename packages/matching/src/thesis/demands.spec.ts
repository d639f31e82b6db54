import { demands } from './demands.js';
import { itemsIn } from './items.js';
import { isCeiling, milestonesIn } from './milestones.js';
import { Walk } from './walk.js';
import { wordsForMatching } from './words.js';

const asked = (sentence: string) => {
  const words = wordsForMatching(sentence);
  const { marked } = new Walk(words.normalized, itemsIn(sentence, words, 'en'), 'en');
  return demands(marked, words, sentence, null).map(({ lacks, past }) =>
    [...lacks, ...(past ? [past] : [])]
      .map((floor) =>
        'least' in floor
          ? `${past ? 'past ' : ''}${floor.kind} ${floor.least}`
          : 'words' in floor
            ? floor.words
            : floor.kind,
      )
      .join(),
  );
};

describe('the requirements of a sentence', () => {
  it.each([
    ['Post-revenue only.', ['revenue 1']],
    ['You must have 80 users.', ['users 80']],
    ['Paying customers are a must.', ['revenue 1']],
    ['We back companies with revenue.', ['revenue 1']],
    ['We prefer companies with revenue.', []],
    ['We love revenue.', []],
    ['You must be pre-revenue.', []],
    ['Pre-revenue only.', ['past revenue 1']],
    ['Pre-revenue, we are only ever interested if the founder knows the trade.', []],
    ['Vor dem Umsatz investieren wir nur dann, wenn der Gründer das Handwerk kann.', []],
    ['Series B is too late for us.', ['past stage growing']],
    ['No revenue, no meeting.', []],
  ])('%s', (sentence, floors) => expect(asked(sentence)).toEqual(floors));

  it.each([
    ['after launch', true],
    ['Series B', true],
    ['before launch', false],
    ['a prototype', false],
  ])('are ceilings when refused: %s is %s', (text, ceiling) =>
    expect(isCeiling(milestonesIn(wordsForMatching(text).normalized)[0])).toBe(ceiling),
  );
});
