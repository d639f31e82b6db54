import { createRequire } from 'node:module';
import type { ItsFunction, Model, WinkMethods } from 'wink-nlp';
import type winkNLP from 'wink-nlp';

import { GENERAL } from './topic-vocabulary.js';
import { isOrdinary, plain, singular } from './text.js';

const require = createRequire(import.meta.url);
let loaded: WinkMethods | undefined;

/** The English model: 100 ms and 35 MB, so it is loaded once, by whoever reads the first thesis. */
function english(): WinkMethods {
  if (!loaded) {
    const load = require('wink-nlp') as typeof winkNLP;
    loaded = load(require('wink-eng-lite-web-model') as Model, ['pos']);
  }
  return loaded;
}

const telling = (word: string) => word.length > 2 && !GENERAL.has(word) && !GENERAL.has(singular(word));

/**
 * The telling nouns of an English sentence, in plain words: compounds ("remittance file") and single
 * nouns that are neither ordinary words nor what every profile says. An adjective or a verb alone
 * ("clinical", "please") is none.
 */
export function nounsIn(sentence: string): string[] {
  const nlp = english();
  const found = new Set<string>();
  let run: string[] = [];
  const close = () => {
    if (run.length > 1 && run.every(telling) && run.some((word) => !isOrdinary(word)))
      found.add(run.join(' '));
    for (const word of run) if (telling(word) && !isOrdinary(word)) found.add(word);
    run = [];
  };
  const doc = nlp.readDoc(sentence);
  const { pos } = nlp.its as unknown as { pos: ItsFunction<string> };
  const kinds = doc.tokens().out(pos);
  for (const [at, token] of doc.tokens().out().entries()) {
    const word = plain(token);
    if ((kinds[at] === 'NOUN' || kinds[at] === 'PROPN') && /^\p{L}+(?: \p{L}+)*$/u.test(word)) run.push(word);
    else close();
  }
  close();
  return [...found];
}
