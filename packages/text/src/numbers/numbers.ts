import { isForeign, NUMERAL_LANGUAGES } from '../languages/foreign.js';
import { cjkNumbers } from './cjk-numbers.js';
import { withWesternDigits } from './digits.js';
import { foreignNumbers } from './foreign-numbers.js';
import type { NumberFound } from './number-found.js';
import { partsOfNumber, sumOf } from './number-words.js';
import { times, type Token, tokens } from './tokens.js';
import { isShare } from './uncounted.js';

export { NUMBER_WORDS } from './tokens.js';

/** Whether a token is an article: "a million", "a hundred an eighty". */
const isArticle = ({ kind }: Token): boolean => kind === 'a' || kind === 'an';

/** Joins the tokens of one number. In the comments it has read "one million two hundred and" of a longer one. */
class NumberBuilder {
  /** The finished groups: 1,000,000. */
  private total = 0;
  /** The group that the next scale multiplies: 200; null without one. */
  private current: number | null = null;
  /** The largest scale so far: 1,000,000. */
  private scale = 1;
  private start = -1;
  private end = -1;
  /** The number of tokens with a value: four. */
  private pieces = 0;
  /** The tokens since then, which belong to the number only if it goes on: "and". */
  private pending: Token[] = [];
  /** The kind and value of the last token with a value: a scale of 100. */
  private last: Token['kind'] | null = null;
  private lastValue = 0;
  /** The digits after "point": "two point five". */
  private fraction = '';
  /** It is only "hundred", which is no number unless it goes on. */
  private isBareHundred = false;

  /** Takes a token; returns false if it does not belong to this number. */
  take(token: Token): boolean {
    if (token.kind === 'and' || token.kind === 'of' || isArticle(token)) {
      if (this.pieces === 0 && !isArticle(token)) return false;
      this.pending.push(token);
      return true;
    }
    // "Hundred and eighty thousand"
    const goesOn = token.kind === 'word' && this.pending.length > 0;
    if (this.isBareHundred && !goesOn && token.kind !== 'scale') return false;
    if (!this.add(token)) return false;
    if (this.start < 0) this.start = this.pending[0]?.start ?? token.start;
    this.pending = [];
    this.pieces += 1;
    this.end = token.end;
    return true;
  }

  private get isScaled(): boolean {
    return this.last === 'scale' || this.last === 'abbreviated';
  }

  private add(token: Token): boolean {
    switch (token.kind) {
      case 'digits':
      case 'abbreviated':
        return this.addDigits(token);
      case 'word':
        return this.addWord(token);
      case 'scale':
        return this.addScale(token);
      case 'half':
      case 'quarter':
        if (this.isScaled) return this.addPartOfScale(token.kind);
        this.current = (this.current ?? 0) + (token.kind === 'half' ? 0.5 : 0.25);
        this.last = 'half';
        return true;
      case 'couple':
        if (this.pieces > 0) return false;
        this.current = 2;
        this.last = 'couple';
        return true;
      case 'point':
        if (this.last !== 'word') return false;
        this.last = 'point';
        return true;
      default:
        return false;
    }
  }

  /** "A million and a half" is half a million more. */
  private addPartOfScale(kind: Token['kind']): boolean {
    const [and, article, ...more] = this.pending;
    const isJoined = and?.kind === 'and' && article !== undefined && isArticle(article) && more.length === 0;
    if (!isJoined || this.lastValue < 1000) return false;
    this.total += this.lastValue * (kind === 'half' ? 0.5 : 0.25);
    this.last = 'half';
    return true;
  }

  private addDigits({ kind, value, scale }: Token): boolean {
    const goesOn = this.isScaled && this.pending.length === 0 && value < this.lastValue;
    if (this.pieces > 0 && !goesOn) return false;
    if (scale > 1) {
      this.total += value;
      this.scale = Math.max(this.scale, scale);
    } else this.current = value;
    // "$46k twelve months ago" contains two numbers, "2 million three hundred thousand" one.
    this.last = scale > 1 && kind === 'digits' ? 'scale' : kind;
    this.lastValue = scale > 1 ? scale : value;
    return true;
  }

  private addWord({ value }: Token): boolean {
    if (this.last === 'point') {
      this.fraction += String(value);
      return true;
    }
    const tensThenUnit = this.last === 'word' && this.lastValue >= 20 && value < 10 && value > 0;
    if (this.pieces > 0 && this.last !== 'scale' && !tensThenUnit) return false;
    // In "a hundred an eighty" the word is an "and" of dialect.
    const isAnd = ({ kind }: Token) => kind === 'and' || kind === 'an';
    if (this.last === 'scale' && !this.pending.every(isAnd)) return false;
    this.current = (this.current ?? 0) + value;
    this.isBareHundred = false;
    this.last = 'word';
    this.lastValue = value;
    return true;
  }

  private addScale({ value }: Token): boolean {
    const mayBegin = this.pending.some(isArticle) || this.last === 'half';
    // "Hundred thousand is the smallest." A hundred alone is no number.
    const hundreds = (this.pieces === 0 && value === 100) || (this.isBareHundred && value > 100);
    if (!mayBegin && !hundreds && (this.pieces === 0 || this.isBareHundred)) return false;
    this.isBareHundred = this.pieces === 0 && !mayBegin;
    if (this.fraction !== '') this.current = Number(`${this.current ?? 0}.${this.fraction}`);
    this.fraction = '';
    if (value <= 100) this.current = times(this.current ?? 1, value);
    else {
      // "1 million 200 thousand" adds up. In "2 and a half million" `current` already contains the half.
      this.total += times(this.current ?? 1, value);
      this.current = null;
    }
    this.scale = Math.max(this.scale, value);
    this.last = 'scale';
    this.lastValue = value;
    return true;
  }

  result(): NumberFound | null {
    if (this.pieces === 0 || this.isBareHundred) return null;
    // "half" alone is not a number.
    if (this.last === 'half' && this.pieces === 1) return null;
    const current =
      this.fraction === '' ? (this.current ?? 0) : Number(`${this.current ?? 0}.${this.fraction}`);
    const value = this.total + current;
    const weak = this.pieces === 1 && ((this.last === 'word' && value === 1) || this.last === 'couple');
    return { value, start: this.start, end: this.end, scale: this.scale, weak };
  }
}

/**
 * Every number in a text, in order, without shares, years, ordinals and multiples: 3,000 · 1.2m · 250 000 ·
 * two and a half million · zwölf · 12 mil.
 * docs/decisions/0023-reader-of-text.md names the other readers of figures.
 */
export const findNumbers = (text: string): NumberFound[] =>
  allNumbers(text).filter((number) => !isShare(text, number));

/**
 * Readings that overlap exclude each other: a Chinese or Japanese number wins over all; a number of another language
 * wins over a doubtful English one ("one") and, in a foreign text, over a shorter one: "six mille deux cents" is not six
 * thousand.
 */
function allNumbers(written: string): NumberFound[] {
  const text = withWesternDigits(written);
  const foreign = isForeign(text);
  const english = englishNumbers(text, foreign);
  const givesWay = (number: NumberFound, other: NumberFound): boolean =>
    number.weak || (foreign && other.start <= number.start && other.end > number.end);
  const others = foreignNumbers(text, foreign).filter(
    (other) =>
      !english.some(
        (number) => !givesWay(number, other) && number.start < other.end && other.start < number.end,
      ),
  );
  const all = [...others, ...cjkNumbers(text)];
  if (all.length === 0) return english;
  const kept = english.filter(
    (number) => !all.some(({ start, end }) => start < number.end && number.start < end),
  );
  return [...kept, ...all].sort((a, b) => a.start - b.start);
}

const MAX_NUMBERS = 200; // bounds the cost of a hostile text
function englishNumbers(text: string, foreign: boolean): NumberFound[] {
  const found: NumberFound[] = [];
  let run = new NumberBuilder();
  let end = 0;
  const close = () => {
    const result = run.result();
    if (result) found.push(result);
    run = new NumberBuilder();
  };
  for (const token of tokens(text, foreign)) {
    if (found.length >= MAX_NUMBERS) break;
    if (token === null) {
      close();
      continue;
    }
    // "One million, two at most" contains two numbers.
    if (/[,;:!?()]|\.\s/.test(text.slice(end, token.start))) close();
    end = token.end;
    if (run.take(token)) continue;
    close();
    run.take(token);
  }
  close();
  return found;
}

/** One of something, in languages whose article is the number: "Eine Firma, wie gesagt". */
const ONE_OF =
  /^(?:ein|eine|einen|une?|una|uma?|um|een|één|jeden|jedna|jedną|jedno|один|одна|одну|одно|bir)\s+(?!paar|par\b|paio|poco|peu|pouco|beetje|kaç|kilka|pár|tas\b|montón)\p{L}{3,}/iu;

/** The number of an answer that is one word of another language, or that names one thing. */
export function loneNumber(text: string): number | null {
  const [word] = /^\p{L}+(?=\P{L}*$)/u.exec(text.trim().toLowerCase()) ?? [];
  const parts = word === undefined ? null : partsOfNumber(word, NUMERAL_LANGUAGES);
  if (parts) return sumOf(parts).value;
  return ONE_OF.test(text.trim()) && !/\d/.test(text) ? 1 : null;
}

/** Words for a number that is not given: "a few", "several". */
export const VAGUE =
  /\b(?:a few|few|several|some|many|lots?|loads|tons|plenty|a handful|handful|dozens|hundreds|thousands|millions)\b/i;
