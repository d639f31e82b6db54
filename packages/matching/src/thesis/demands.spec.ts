import { demands } from './demands.js';
import { itemsIn } from './items.js';
import { isCeiling, milestonesIn } from './milestones.js';
import { markItems } from './walk.js';
import { wordsForMatching } from './words.js';

const asked = (sentence: string) => {
  const words = wordsForMatching(sentence);
  const { marked } = markItems(words.normalized, itemsIn(sentence, words, 'en'), 'en');
  return demands(marked, words, sentence, null).map(({ unmet, ceiling }) =>
    [...unmet, ...(ceiling ? [ceiling] : [])]
      .map((requirement) =>
        'least' in requirement
          ? `${ceiling ? 'past ' : ''}${requirement.kind} ${requirement.least}`
          : 'words' in requirement
            ? requirement.words
            : requirement.kind,
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
  ])('%s', (sentence, requirements) => expect(asked(sentence)).toEqual(requirements));

  it.each([
    ['after launch', true],
    ['Series B', true],
    ['before launch', false],
    ['a prototype', false],
  ])('are ceilings when refused: %s is %s', (text, ceiling) =>
    expect(isCeiling(milestonesIn(wordsForMatching(text).normalized)[0])).toBe(ceiling),
  );
});
