import type { Quantity } from '@proofround/text/numbers/quantities.js';
import { isVeryFrequent } from '@proofround/text/words/plain-words.js';
import type { Word } from '@proofround/text/words/words.js';

import { GENERAL_WORDS } from './general-words.js';

/**
 * Words that say nothing alone: grammar, praise, and what may be said of anything. `GENERAL_WORDS` has the formal
 * words of the same sort, and matching has its own list for theses (`topics/vocabulary.ts`).
 */
const HOLLOW = new Set(
  (
    'a an the this that thats these those it its i im ive we were you u ur your me my our us they them their he she his her who ' +
    'what which where when how why there theres here is are was be been being am can could will would shall ' +
    'should may might must do does did done have has had having get gets got go goes going gone come comes make ' +
    'makes made want wants need needs know knows think thinks feel feels believe believes beleive see say says ' +
    'said tell tells hear love loves like likes liked hate hates matter matters become becomes grow grows growing win wins ' +
    'put give gives never ever always every everyone everybody everything everywhere anyone anybody anything ' +
    'someone something people person world life time times now today tomorrow again once way thing things idea ideas ' +
    'really truly honestly honest very much so too just simply also even only more most better best great ' +
    'good nice cool big bigger biggest huge massive enormous amazing awesome incredible wow lol real true important ' +
    'new next potential limit sky trend trends topic vibe future success successful hard away back up down out ' +
    'in on at to for from of by with about into over than then as if because and or but not no yes yeah all any ' +
    'some many few lots lot one ok okay well short sum summary summarise mentioned repeat repeated before above digital digitalisation digitalization innovation innovative passion passionate quality'
  ).split(' '),
);
/** Announces that something is said again. */
const AGAIN =
  /\b(?:(?:to|let me|let us|i'll|we'll|i) (?:say|repeat|sum|state|stress)(?: (?:it|this|that|up|all))*(?: (?:once (?:more|again)|again|briefly))?|once (?:again|more)|in (?:short|summary|other words|a nutshell)|(?:like|as) (?:i|we)(?: have|'ve)? (?:said|mentioned|explained)|as (?:said|mentioned|described|stated|explained)(?: (?:above|before|already))?|(?:noch einmal|nochmals|wie (?:gesagt|erwahnt)|zusammengefasst|kurz gesagt)|(?:en resume|encore une fois|comme (?:dit|mentionne)|bref)|(?:en resumen|una vez mas|otra vez|como (?:dije|dijimos|ya dije))|(?:em resumo|mais uma vez|como (?:disse|dissemos|ja disse))|(?:in sintesi|ancora una volta|come (?:detto|gia detto)))\b/;
const AGAIN_ANYWHERE = new RegExp(AGAIN.source, 'g');
/** A denial of what was said before is no repetition of it. */
const DENIES =
  /\b(?:no|not|never|nobody|none|nothing|without|\w+n't|kein\w*|nicht|pas|sans|sin|sem|senza|non)\b/;
/** The least words that a sentence without figures must share with earlier ones, to be their repetition. */
const SHARED = 2;
/** The share of its content words that an announced repetition has from earlier sentences. */
const MOSTLY = 0.75;

/** Shorter words carry little meaning in any of the languages. */
const MIN_LETTERS = 4;

const stemOf = (word: string) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|e|en|er|n)$/, '') : word);
const lettersIn = (text: string): string[] => text.match(/\p{L}[\p{L}'-]*|\d[\d.,]*/gu) ?? [];
const isHollowWord = (word: string): boolean => HOLLOW.has(word) || GENERAL_WORDS.has(word);
const isFigure = (word: string): boolean => /\d/.test(word);
/** The content words of a text, all that are not hollow, by their stems. A figure keeps its digits. */
const contentIn = (text: string): string[] => [
  ...new Set(
    lettersIn(text).flatMap((word) => {
      if (isFigure(word)) return [word.replace(/[.,]+$/, '')];
      return isHollowWord(word.replaceAll("'", '')) ? [] : [stemOf(word)];
    }),
  ),
];

/** Whether no word of a sentence has content: "it could be really big honestly, sky is the limit". */
export const isHollow = (text: string): boolean =>
  lettersIn(text).length > 1 && contentIn(text.replaceAll(AGAIN_ANYWHERE, '')).length === 0;

/** The different words of a sentence that have content, by their stems. Words that fit any text are left out (SCORE-10). */
export const contentWords = (words: readonly Word[]): readonly string[] => [
  ...new Set(
    words.flatMap(({ kind, text }) =>
      kind === 'word' &&
      text.length >= MIN_LETTERS &&
      !isVeryFrequent(text) &&
      !isHollowWord(text.replaceAll("'", ''))
        ? [stemOf(text)]
        : [],
    ),
  ),
];

/** A sentence in lower case, with its figures. */
interface Said {
  readonly text: string;
  readonly quantities: readonly Quantity[];
}

const keyOf = ({ kind, value }: Quantity): string => `${kind} ${value}`;
const withoutFigures = ({ text, quantities }: Said): string =>
  quantities
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);

/** Remembers the words and figures of a field, to recognise what is said again (SCORE-10). */
export class SaidBefore {
  private readonly words = new Set<string>();
  private readonly figures = new Set<string>();

  /** Whether earlier sentences have said the same, with the same words and figures. */
  has(said: Said): boolean {
    const { text, quantities } = said;
    const isAnnounced = AGAIN.test(text);
    const content = contentIn(withoutFigures(said).replaceAll(AGAIN_ANYWHERE, ''));
    const shared = content.filter((word) => this.words.has(word));
    if (DENIES.test(text) && !isAnnounced) return false;
    if (quantities.some((quantity) => !this.figures.has(keyOf(quantity)))) return false;
    if (quantities.length === 0 && content.length < SHARED) return false;
    return isAnnounced ? shared.length >= MOSTLY * content.length : shared.length === content.length;
  }

  add(said: Said): void {
    for (const word of contentIn(withoutFigures(said))) this.words.add(word);
    for (const quantity of said.quantities) this.figures.add(keyOf(quantity));
  }
}
