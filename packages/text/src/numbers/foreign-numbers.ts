import { LANGUAGES, type NumeralLanguage, numeralLanguagesOf } from '../languages/foreign.js';
import type { NumberFound } from './number-found.js';
import { AMBIGUOUS, isHalf, isJoining, partsOfNumber, sumOf } from './number-words.js';

const WORD = /[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu;
/** Words that are a number only next to other number words: "ein", "una". */
const ARTICLES =
  /^(?:ein|eine[nr]?|eins|un[aoe]?|um|uma|een|bir|один|одна|одно|одну|одне|jed(?:en|na|no|ną))$/;
/** A scale before its number makes it approximate: "тысяч двадцать" is about twenty thousand. */
const INVERTED = /^(?:тысяч[и]?|тыщ[и]?|миллион(?:а|ов)|тисяч[і]?|мільйон(?:а|ів))$/;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

type Parts = NonNullable<ReturnType<typeof partsOfNumber>>;

/** Collects the consecutive words of one number. */
class Series {
  private readonly parts: Parts[number][] = [];
  private start = -1;
  private end = -1;
  private certain = false;
  private inverted = false;

  constructor(private readonly foreign: boolean) {}

  add({ text, start, end }: Word, parts: Parts): void {
    // "une dizaine" is ten, not eleven.
    const article =
      this.parts.length === 1 &&
      this.parts[0]?.value === 1 &&
      parts[0]?.isFactor === false &&
      parts[0].value >= 10;
    if (article) this.parts.length = 0;
    if (this.start < 0) {
      this.start = start;
      this.inverted = INVERTED.test(text);
    }
    this.end = end;
    this.parts.push(...parts);
    if (!AMBIGUOUS.has(text) && !ARTICLES.test(text)) this.certain = true;
  }

  get isEmpty(): boolean {
    return this.start < 0;
  }

  get endsAt(): number {
    return this.end;
  }

  result(text: string): NumberFound | null {
    if (this.start < 0) return null;
    const written = text.slice(this.start, this.end).toLowerCase();
    const weak = ARTICLES.test(written);
    if (!this.foreign && !this.certain) return null;
    if (weak || isHalf(written)) return null;
    const [scale, ...values] = this.parts;
    const isInverted = this.inverted && scale !== undefined && values.length > 0;
    return {
      ...sumOf(isInverted ? [...values, scale] : this.parts),
      start: this.start,
      end: this.end,
      weak: false,
    };
  }
}

/** Whether the word abbreviates a month: "sept. 2024", "en dez/24". "Depuis sept ans" counts years. */
const isMonth = (text: string, { text: word, start, end }: Word): boolean =>
  /^(?:sept|dez)$/.test(word) &&
  (/^[.\s/-]*(?:19|20)?\d\d(?!\d)/.test(text.slice(end)) ||
    (!/^\s\p{L}/u.test(text.slice(end)) && BEFORE_MONTH.test(text.slice(Math.max(0, start - 12), start))));
const BEFORE_MONTH = /(?:^|\s)(?:en|em|in|im|ab|seit|depuis|desde|dal?|début|fin|\d{1,2}\.?)\s$/iu;
/** The "cento" of "15 per cento". */
const isHundredth = (text: string, { text: word, start }: Word): boolean =>
  /^c(?:ie|e)nto?$/.test(word) && /(?:por|pour|per)\s$/i.test(text.slice(Math.max(0, start - 5), start));

/** So many number words show a language by themselves: "Trinta e cinco mil". */
const SHOWS_LANGUAGE = 2;

/**
 * The languages whose number words count in a text: those of its common words, and another one whose number
 * words explain more of it.
 */
function languagesOf(text: string): readonly NumeralLanguage[] {
  const likely = numeralLanguagesOf(text);
  const words = [...text.matchAll(WORD)].slice(0, MAX_WORDS).map(([word]) => word.toLowerCase());
  const known = (language: NumeralLanguage) =>
    words.filter((word) => partsOfNumber(word, [language]) !== null).length;
  const most = Math.max(0, ...likely.map(known));
  const further = LANGUAGES.map((language) => ({ language, count: known(language) }))
    .filter(({ language, count }) => !likely.includes(language) && count > most && count >= SHOWS_LANGUAGE)
    .sort((a, b) => b.count - a.count);
  return [...further.map(({ language }) => language), ...likely];
}
const MAX_WORDS = 100;

/**
 * Finds numbers written as words of other languages: "zwölf", "trescientas", "un millón y medio". A
 * numeral does not count in a text of another language: "Sept" is a month in a German text.
 */
export function foreignNumbers(text: string, foreign: boolean): NumberFound[] {
  const languages = foreign ? languagesOf(text) : numeralLanguagesOf(text);
  const found: NumberFound[] = [];
  let series = new Series(foreign);
  /** End of a word that may join two parts of a number: "e" in "mil e duzentos"; -1 if there is none. */
  let joint = -1;
  const close = () => {
    const result = series.result(text);
    if (result) found.push(result);
    series = new Series(foreign);
    joint = -1;
  };
  for (const match of text.matchAll(WORD)) {
    const word = { text: match[0].toLowerCase(), start: match.index, end: match.index + match[0].length };
    const from = joint < 0 ? series.endsAt : joint;
    if (!series.isEmpty && text.slice(from, word.start).trim() !== '') close();
    if (!series.isEmpty && joint < 0 && isJoining(word.text)) {
      joint = word.end;
      continue;
    }
    const parts = isMonth(text, word) || isHundredth(text, word) ? null : partsOfNumber(word.text, languages);
    // englishNumbers() reads "12 mil" together with its digits.
    if (!parts || (series.isEmpty && /\d\s*$/.test(text.slice(Math.max(0, word.start - 3), word.start)))) {
      close();
      continue;
    }
    series.add(word, parts);
    joint = -1;
  }
  close();
  return found;
}
