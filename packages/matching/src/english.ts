import { isOrdinary, inPlainWords, singular } from '@proofround/text/words/plain-words.js';
import { partsOfSpeech } from '@proofround/text/words/parts-of-speech.js';

import { GENERAL } from './topic-vocabulary.js';

const isDistinctive = (word: string) => word.length > 2 && !GENERAL.has(word) && !GENERAL.has(singular(word));

/** A noun or compound of a sentence. */
export interface Noun {
  readonly name: string;
  /** It can be the subject of a business; otherwise it can only be refused. */
  readonly isSubject: boolean;
}

/** Adjective endings: the tagger takes some adjectives for nouns, such as "muddy". */
const ADJECTIVE = /(?:y|ic|al|ous|ful|ive|ish)$/;

const QUALITY = /(?:ous|ful|less|ive|ish)$/;

/**
 * The distinctive nouns of an English sentence, normalized: compounds ("remittance file") and single
 * nouns that are neither ordinary nor general business words. Adjectives and verbs are not returned.
 * Names of months and people and frequent single nouns ("licence", "misery") are not subjects.
 */
export function nounsIn(sentence: string): Noun[] {
  const found = new Map<string, Noun>();
  const add = (name: string, isSubject: boolean) => found.set(name, { name, isSubject });
  /** "Private" of "private prisons": an ordinary noun is distinctive only with its adjective. */
  let adjective = '';
  let run: { word: string; isCommon: boolean }[] = [];
  const close = () => {
    const words = run.map(({ word }) => word);
    const [head = ''] = words.slice(-1);
    if (run.length > 1 && words.every(isDistinctive))
      add(
        words.join(' '),
        words.some((word) => !isOrdinary(word)) && (!isOrdinary(head) || !ADJECTIVE.test(words.at(-2) ?? '')),
      );
    const described = `${adjective} ${words.join(' ')}`;
    if (adjective !== '' && words.length === 1 && isDistinctive(head) && isOrdinary(head))
      add(described, false);
    for (const { word, isCommon } of run) {
      if (isDistinctive(word) && !isOrdinary(word))
        add(word, isCommon && !isOrdinary(word, Infinity) && !QUALITY.test(word));
    }
    run = [];
    adjective = '';
  };
  const tagged = partsOfSpeech(sentence);
  for (const [at, { text: token, pos: kind }] of tagged.entries()) {
    const word = inPlainWords(token);
    const isName =
      kind === 'NOUN' ||
      kind === 'PROPN' ||
      token.includes('-') ||
      tagged[at - 1]?.text === '-' ||
      tagged[at + 1]?.text === '-';
    if (isName && /^\p{L}+(?: \p{L}+)*$/u.test(word))
      run.push({ word, isCommon: kind === 'NOUN' || at === 0 });
    else if (token !== '-' || run.length === 0) {
      close();
      if (kind === 'ADJ' && isDistinctive(word)) adjective = word;
    }
  }
  close();
  return [...found.values()];
}
