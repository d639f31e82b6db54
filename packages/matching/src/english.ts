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

/** A noun or compound of a sentence. */
export interface Noun {
  readonly name: string;
  /** It may be what a business is about; else it is only a word, which can be refused. */
  readonly isSubject: boolean;
}

/** Endings of adjectives. The model tags some of them as nouns, such as "muddy". */
const ADJECTIVE = /(?:y|ic|al|ous|ful|ive|ish)$/;

const QUALITY = /(?:ous|ful|less|ive|ish)$/;

/**
 * The telling nouns of an English sentence, in plain words: compounds ("remittance file") and single
 * nouns that are neither ordinary words nor what every profile says. An adjective or a verb alone
 * ("clinical", "please") is none. Names of months and people, and a rather frequent noun by itself
 * ("licence", "misery"), are no subject of a business.
 */
export function nounsIn(sentence: string): Noun[] {
  const nlp = english();
  const found = new Map<string, Noun>();
  const add = (name: string, isSubject: boolean) => found.set(name, { name, isSubject });
  /** "Private" of "private prisons": an ordinary noun says something with its adjective only. */
  let adjective = '';
  let run: { word: string; isCommon: boolean }[] = [];
  const close = () => {
    const words = run.map(({ word }) => word);
    const [head = ''] = words.slice(-1);
    if (run.length > 1 && words.every(telling))
      add(
        words.join(' '),
        words.some((word) => !isOrdinary(word)) && (!isOrdinary(head) || !ADJECTIVE.test(words.at(-2) ?? '')),
      );
    const described = `${adjective} ${words.join(' ')}`;
    if (adjective !== '' && words.length === 1 && telling(head) && isOrdinary(head)) add(described, false);
    for (const { word, isCommon } of run) {
      if (telling(word) && !isOrdinary(word))
        add(word, isCommon && !isOrdinary(word, Infinity) && !QUALITY.test(word));
    }
    run = [];
    adjective = '';
  };
  const doc = nlp.readDoc(sentence);
  const { pos } = nlp.its as unknown as { pos: ItsFunction<string> };
  const kinds = doc.tokens().out(pos);
  const tokens = doc.tokens().out();
  for (const [at, token] of tokens.entries()) {
    const word = plain(token);
    const kind = kinds[at];
    const isName =
      kind === 'NOUN' ||
      kind === 'PROPN' ||
      token.includes('-') ||
      tokens[at - 1] === '-' ||
      tokens[at + 1] === '-';
    if (isName && /^\p{L}+(?: \p{L}+)*$/u.test(word))
      run.push({ word, isCommon: kind === 'NOUN' || at === 0 });
    else if (token !== '-' || run.length === 0) {
      close();
      if (kind === 'ADJ' && telling(word)) adjective = word;
    }
  }
  close();
  return [...found.values()];
}
