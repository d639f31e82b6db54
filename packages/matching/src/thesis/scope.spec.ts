import { readThesis } from './read-thesis.js';
import { isLife } from './scope.js';
import { wordsForMatching } from './words.js';

const rules = (text: string) =>
  readThesis(text).places.map(({ kind, places }) => `${kind} ${places.map(([place]) => place).join(' ')}`);

describe('the scope of a sentence', () => {
  it.each<[string, string[]]>([
    ['Baltics and Finland.', ['scope baltics FI']],
    ['We back founders in Ghana.', ['scope GH']],
    ['The night train is nice, so Austria or Croatia.', ['scope AT HR']],
    ['Peru only.', ['only PE']],
    ['Founders must live in Peru, Chile or Ecuador.', ['only PE CL EC']],
    ['Nothing outside the EEA.', ['only eea']],
    ['We especially like Peru.', []],
    ['I grew up in Peru and invest in tea.', []],
    ['We help firms expand to Peru.', []],
    ['Peru, and anywhere else.', []],
    ['No companies from Peru.', ['never PE']],
  ])('%s', (text, found) => expect(rules(text).map((rule) => rule.replace('named', 'scope'))).toEqual(found));

  it.each([
    ['I am a beekeeper.', true],
    ['Twenty years in a tannery taught me patience.', true],
    ['We sold our bakery.', true],
    ['We back bakeries.', false],
  ])('recognises the life of the writer: %s', (text, life) =>
    expect(isLife(wordsForMatching(text))).toBe(life),
  );
});
