import { nounsIn } from './nouns.js';

const subjects = (sentence: string) =>
  nounsIn(sentence)
    .filter(({ isSubject }) => isSubject)
    .map(({ name }) => name);
const words = (sentence: string) =>
  nounsIn(sentence)
    .filter(({ isSubject }) => !isSubject)
    .map(({ name }) => name);

describe('nouns of a sentence', () => {
  it.each<[string, string[]]>([
    ['We back beekeepers and lighthouse keepers.', ['beekeepers', 'lighthouse keepers']],
    ['Wind gauges for sailing schools.', ['gauges']],
    ['Founders with rubber boots who call in November.', []],
    ['An honest answer and a lot of misery.', []],
    ['We love stubborn people.', []],
  ])('may be subjects: %s', (sentence, names) =>
    expect(subjects(sentence)).toEqual(expect.arrayContaining(names)),
  );

  it.each(['November', 'misery', 'answer', 'boots'])(
    'are left out if they say nothing about a business: %s',
    (word) =>
      expect(subjects(`Founders with boots who call in November, with an answer to ${word}.`)).not.toContain(
        word.toLowerCase(),
      ),
  );

  it('returns phrases of ordinary words only for refusals', () => {
    expect(words('No estate agents and no private prisons.')).toEqual(
      expect.arrayContaining(['estate agents', 'private prisons']),
    );
    expect(subjects('No boat-sharing.')).toContain('boat sharing');
  });
});
