import { partsOfSpeech } from '@proofround/text/words/parts-of-speech.js';
import { inPlainWords, isEnglishWord, isOrdinary, singular } from '@proofround/text/words/plain-words.js';

import { GENERAL } from './vocabulary.js';

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

const ONLY_LETTERS = /^\p{L}+(?: \p{L}+)*$/u;

/** Nouns that follow each other, such as "remittance file". */
interface NounRun {
  /** The distinctive adjective directly before them; empty without one. */
  readonly adjective: string;
  readonly nouns: { readonly word: string; readonly isCommon: boolean }[];
}

/** The runs of nouns in a sentence. Words that a hyphen joins count as nouns: "boat-sharing". */
function nounRunsIn(sentence: string): NounRun[] {
  const tagged = partsOfSpeech(sentence);
  const isHyphen = (at: number) => tagged[at]?.text === '-';
  const runs: NounRun[] = [];
  let run: NounRun = { adjective: '', nouns: [] };
  for (const [at, { text, pos }] of tagged.entries()) {
    const word = inPlainWords(text);
    const isHyphenated = text.includes('-') || isHyphen(at - 1) || isHyphen(at + 1);
    const isNoun = pos === 'NOUN' || pos === 'PROPN' || isHyphenated;
    const goesOn = isHyphen(at) && run.nouns.length > 0;
    if (isNoun && ONLY_LETTERS.test(word)) {
      // The first word has a capital, so the tagger may take it for a name.
      run.nouns.push({ word, isCommon: pos === 'NOUN' || at === 0 });
    } else if (!goesOn) {
      runs.push(run);
      run = { adjective: pos === 'ADJ' && isDistinctive(word) ? word : '', nouns: [] };
    }
  }
  return [...runs, run];
}

/** The run as a compound: "remittance file". */
function compoundOf({ nouns }: NounRun): Noun[] {
  const words = nouns.map(({ word }) => word);
  if (words.length < 2 || !words.every(isDistinctive)) return [];
  const [last = '', beforeLast = ''] = words.toReversed();
  const isRare = words.some((word) => !isOrdinary(word));
  const isDescription = isOrdinary(last) && ADJECTIVE.test(beforeLast);
  return [{ name: words.join(' '), isSubject: isRare && !isDescription }];
}

/** A single ordinary noun, which is distinctive only with its adjective: "private prisons". */
function describedNounOf({ adjective, nouns }: NounRun): Noun[] {
  const [word = ''] = nouns.map((noun) => noun.word);
  const isDescribed = adjective !== '' && nouns.length === 1 && isDistinctive(word) && isOrdinary(word);
  return isDescribed ? [{ name: `${adjective} ${word}`, isSubject: false }] : [];
}

/** The nouns of a run that are distinctive by themselves. */
const rareNounsOf = ({ nouns }: NounRun): Noun[] =>
  nouns
    .filter(({ word }) => isDistinctive(word) && !isOrdinary(word))
    .map(({ word, isCommon }) => ({
      name: word,
      isSubject: isCommon && !isEnglishWord(word) && !QUALITY.test(word),
    }));

/**
 * The distinctive nouns of an English sentence, normalised: compounds ("remittance file") and single
 * nouns that are neither ordinary nor general business words. Adjectives and verbs are not returned.
 * Names of months and people and frequent single nouns ("licence", "misery") are not subjects.
 */
export function nounsIn(sentence: string): Noun[] {
  const nouns = nounRunsIn(sentence).flatMap((run) => [
    ...compoundOf(run),
    ...describedNounOf(run),
    ...rareNounsOf(run),
  ]);
  return [...new Map(nouns.map((noun) => [noun.name, noun])).values()];
}
