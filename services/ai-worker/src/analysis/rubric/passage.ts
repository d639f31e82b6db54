import { isBreak, keysOf, type Word, type Wording } from './words-read.js';

/** Some words in a row, as they are compared. */
export interface Run {
  /** The words between blanks. */
  readonly key: string;
  readonly length: number;
  readonly ids: readonly number[];
}

/** A sentence of a passage: its words are those from `from` up to `to`, without the last. */
interface Sentence {
  readonly index: number;
  readonly from: number;
  readonly to: number;
  readonly run: Run;
}

/** Numbers words and runs of words, so that alike are one number throughout a submission. */
export class Numbering {
  private readonly words = new Map<string, number>();
  private readonly pairs = new Map<number, Map<string, number>>();

  ofWord(key: string): number {
    return numberIn(this.words, key);
  }

  /** A run of this length, by the numbers of two shorter runs that make it up. */
  ofRun(length: number, first: number, second: number): number {
    const runs = this.pairs.get(length) ?? new Map<string, number>();
    this.pairs.set(length, runs);
    return numberIn(runs, `${first} ${second}`);
  }
}

function numberIn(numbers: Map<string, number>, key: string): number {
  const known = numbers.get(key) ?? numbers.size;
  numbers.set(key, known);
  return known;
}

/** Where its sentences begin and end. */
export function sentencesOf({ words }: Wording): (readonly [number, number])[] {
  const starts = words.flatMap(({ gap }, place) => (place === 0 || isBreak(gap) ? [place] : []));
  return starts.map((from, at) => [from, starts[at + 1] ?? words.length] as const);
}

/**
 * A field as it is searched for what it repeats. Founders may write thousands of words of one
 * letter: nothing here looks at every pair of places.
 */
export class Passage implements Wording {
  readonly words: readonly Word[];
  readonly end: string;
  readonly whole: Run;
  readonly sentences: readonly Sentence[];
  private readonly sentenceOfPlace: readonly number[];
  private readonly numbered = new Map<number, readonly number[]>();
  /** Where each pair of words stands, and each word. */
  private readonly starts: readonly [ReadonlyMap<number, number[]>, ReadonlyMap<number, number[]>];
  private readonly found = new Map<string, readonly number[]>();

  constructor(
    wording: Wording,
    private readonly numbering: Numbering,
  ) {
    this.words = wording.words;
    this.end = wording.end;
    this.numbered.set(
      1,
      this.words.map(({ key }) => numbering.ofWord(key)),
    );
    this.whole = this.runOf(0, this.words.length);
    this.sentences = sentencesOf(wording).map(([from, to], index) => ({
      index,
      from,
      to,
      run: this.runOf(from, to),
    }));
    this.sentenceOfPlace = this.sentences.flatMap(({ index, from, to }) =>
      new Array<number>(to - from).fill(index),
    );
    this.starts = [placesById(this.numbersOf(1)), placesById(this.numbersOf(2))];
  }

  /** Which sentence a word belongs to; -1 behind the end. */
  sentenceAt(place: number): number {
    return this.sentenceOfPlace[place] ?? -1;
  }

  /** Every run of so many words, and the number that those alike have in common. */
  runs(length: number): { place: number; id: number }[] {
    return this.numbersOf(length).map((id, place) => ({ place, id }));
  }

  /** Where a run of words begins in this passage, wherever it was read. */
  placesOf(run: Run): readonly number[] {
    const known = this.found.get(run.key);
    if (known) return known;
    const [first = -1, second = -1] = run.ids;
    const words = this.numbersOf(1);
    const candidates =
      run.length === 1
        ? this.starts[0].get(first)
        : this.starts[1].get(this.numbering.ofRun(2, first, second));
    const places = (candidates ?? []).filter((at) => run.ids.every((id, on) => words[at + on] === id));
    this.found.set(run.key, places);
    return places;
  }

  private runOf(from: number, to: number): Run {
    const ids = this.numbersOf(1).slice(from, to);
    return { key: keysOf(this, from, to), length: to - from, ids };
  }

  /** The number of the run of so many words at each place: that of its two overlapping halves. */
  private numbersOf(length: number): readonly number[] {
    const known = this.numbered.get(length);
    if (known) return known;
    const half = Math.ceil(length / 2);
    const halves = this.numbersOf(half);
    const numbers = Array.from({ length: Math.max(0, this.words.length - length + 1) }, (_, at) =>
      this.numbering.ofRun(length, halves[at] ?? -1, halves[at + length - half] ?? -1),
    );
    this.numbered.set(length, numbers);
    return numbers;
  }
}

function placesById(ids: readonly number[]): Map<number, number[]> {
  const places = new Map<number, number[]>();
  ids.forEach((id, place) => {
    const known = places.get(id);
    if (known) known.push(place);
    else places.set(id, [place]);
  });
  return places;
}
