import { normalise } from '../words/words.js';

const LATIN = /^\p{Script=Latin}+$/u;

/** The words of a map with their forms without accents, which many people type: "milhoes", "zwolf". */
export const withPlainForms = (values: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
  new Map([
    ...[...values]
      .filter(([word]) => LATIN.test(word))
      .map(([word, value]): [string, number] => [normalise(word), value]),
    ...values,
  ]);
