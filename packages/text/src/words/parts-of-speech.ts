import { createRequire } from 'node:module';

import type winkNLP from 'wink-nlp';
import type { ItsFunction, Model, WinkMethods } from 'wink-nlp';

/** An English word with its part of speech (Universal POS tags: NOUN, VERB, ADJ, ...). */
export interface TaggedWord {
  readonly text: string;
  readonly pos: string;
}

/** wink's run time grows with the square of the length of a run without white space, so long runs are cut. */
const MAX_RUN_LENGTH = 40;
const MAX_TEXT_LENGTH = 1000;

const require = createRequire(import.meta.url);
let loaded: WinkMethods | undefined;

/** Loads the English model on first use, because it costs 100 ms and 35 MB. */
function englishModel(): WinkMethods {
  if (!loaded) {
    const load = require('wink-nlp') as typeof winkNLP;
    loaded = load(require('wink-eng-lite-web-model') as Model, ['sbd', 'pos']);
  }
  return loaded;
}

export function partsOfSpeech(sentence: string): TaggedWord[] {
  const nlp = englishModel();
  const readable = sentence
    .slice(0, MAX_TEXT_LENGTH)
    .replaceAll(/\S{41,}/g, (run) => run.slice(0, MAX_RUN_LENGTH));
  const tokens = nlp.readDoc(readable).tokens();
  const texts = tokens.out();
  // wink compares its helper functions by identity, so a wrapped function would return the words again.
  const its: { readonly pos: ItsFunction<string> } = nlp.its;
  const tags = tokens.out(its.pos);
  return texts.map((text, at) => ({ text, pos: tags[at] ?? '' }));
}
