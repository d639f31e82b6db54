import { AMBIGUOUS, isHalf, isJoining, numberParts, sumOf } from './number-words.js';
import type { Quantity } from './quantity.js';

const WORD = /\p{L}+(?:-\p{L}+)*/gu;
/** Words that are a number only next to other number words: "ein", "una". */
const ARTICLES = /^(?:ein|eine[nr]?|eins|un[aoe]?|um|uma)$/;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

type Parts = NonNullable<ReturnType<typeof numberParts>>;

/** Collects the consecutive words of one number. */
class Series {
  private readonly parts: Parts[number][] = [];
  private start = -1;
  private end = -1;
  private certain = false;

  constructor(private readonly foreign: boolean) {}

  add({ text, start, end }: Word, parts: Parts): void {
    // "une dizaine" is ten, not eleven.
    const article = this.parts.length === 1 && this.parts[0]?.value === 1 && parts[0]?.scale === false;
    if (article) this.parts.length = 0;
    if (this.start < 0) this.start = start;
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

  result(text: string): Quantity | null {
    if (this.start < 0) return null;
    const written = text.slice(this.start, this.end).toLowerCase();
    const weak = ARTICLES.test(written);
    if (!this.foreign && !this.certain) return null;
    if (weak || isHalf(written)) return null;
    return { ...sumOf(this.parts), start: this.start, end: this.end, weak: false };
  }
}

/** Finds numbers written as words of other languages: "zwölf", "trescientas", "un millón y medio". */
export function foreignNumbers(text: string, foreign: boolean): Quantity[] {
  const found: Quantity[] = [];
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
    const parts = numberParts(word.text);
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
