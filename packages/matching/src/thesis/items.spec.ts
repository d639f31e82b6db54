import { itemsIn } from './items.js';
import { wordsForMatching } from './words.js';

const items = (sentence: string, language: Parameters<typeof itemsIn>[2] = 'en') => {
  const words = wordsForMatching(sentence);
  return itemsIn(sentence, words, language)
    .toSorted((a, b) => a.at - b.at)
    .map(
      ({ at, length, topic, place, milestone }) =>
        `${topic ? `topic ${topic.topic.name}` : place ? `place ${place.place[0] ?? ''}` : `${milestone?.traction.kind ?? ''} ${String(milestone?.traction.least)}`} = ${words.normalized.slice(at, at + length).join(' ')}`,
    );
};

describe('the items of a sentence', () => {
  it.each([
    ['We fund robotics in Estonia.', 'en', ['topic Robotics = robotics', 'place EE = estonia']],
    ['No gambling before 300 users.', 'en', ['topic gambling = gambling', 'users 300 = 300']],
    ['We finance founders.', 'en', []],
    ['No sales.', 'en', ['revenue 1 = sales']],
    ['Finance, please.', 'en', ['topic FinTech = finance']],
    ['Beekeeping gear is lovely.', 'en', ['topic beekeeping gear = beekeeping gear']],
    ['Wir mögen Landwirtschaft in Polen.', 'de', ['topic AgriTech = landwirtschaft', 'place PL = polen']],
    ['Honest people with time.', 'en', []],
  ] as const)('%s', (sentence, language, found) => expect(items(sentence, language)).toEqual(found));
});
