import { languageByStopWords } from '@proofround/text/words/plain-words.js';

import { itemsIn } from './items.js';
import { refusalsIn } from './refusals.js';
import { markItems } from './walk.js';
import { wordsForMatching } from './words.js';

const refusals = (sentence: string) => {
  const words = wordsForMatching(sentence);
  const language = languageByStopWords(sentence);
  const marking = markItems(words.normalized, itemsIn(sentence, words, language), language);
  return refusalsIn(marking, words, sentence, language).map(({ about, unmet }) =>
    [
      about.map((topic) => `${'role' in topic && topic.role ? 'run ' : ''}${topic.name}`).join(' + '),
      ...unmet.map((requirement) =>
        requirement.kind === 'said'
          ? requirement.words
          : 'least' in requirement
            ? `${requirement.kind} ${requirement.least}`
            : requirement.kind,
      ),
    ].join(' / '),
  );
};

describe('the refusals of a sentence', () => {
  it.each([
    ['We never back casinos, wine or drones.', ['gambling', 'alcohol', 'drones']],
    ['No drones for farmers.', ['drones + farming']],
    ['No operators of hotels.', ['run hotels']],
    ['No drones before revenue.', ['drones / revenue 1']],
    ['Nothing before 200 users.', [' / users 200']],
    ['No drones unless they have a flight permit.', ['drones / licence']],
    ['No apps that replace a friend reading to you.', ['replace friend reading']],
    ['We love drones.', []],
    ['Founders who never sleep.', []],
    ['We are not experts in drones.', []],
    ['Keine Drohnen vor dem ersten Umsatz.', ['Robotics / revenue 1']],
  ])('%s', (sentence, refused) => expect(refusals(sentence)).toEqual(refused));
});
