/** A sentence with its place in the text it was taken from. */
export interface Sentence {
  /** As it was written. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A full stop after one of these ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s("])(?:e\.g|i\.e|etc|approx|ca|vs|dr|mr|mrs|ms|prof|sr|sra|st|no|nr|inc|ltd|co|corp|z\.b|d\.h|bzw|p\.ej|u\.s|u\.k|a\.m|p\.m|\p{L})\.$/iu;
/** Closing signs, then white space; or a new line. */
const END = /[.!?;…]+["”’')\]]*(?=\s)|\n+/gu;
/** Longer sentences are cut at a blank: nothing downstream reads more at once. */
const LONGEST = 600;

/** Splits a text into its sentences, whatever its language and whether or not it uses capitals. */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  let from = 0;
  const add = (to: number) => {
    for (const [start, end] of pieces(text, from, to)) {
      const raw = text.slice(start, end);
      const lead = raw.length - raw.trimStart().length;
      const sentence = raw.trim();
      if (/\p{L}/u.test(sentence)) {
        found.push({ text: sentence, start: start + lead, end: start + lead + sentence.length });
      }
    }
    from = to;
  };
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    const isNewLine = match[0].startsWith('\n');
    if (
      !isNewLine &&
      match[0].startsWith('.') &&
      ABBREVIATION.test(text.slice(Math.max(from, end - 12), end))
    )
      continue;
    add(end);
  }
  add(text.length);
  return found;
}

function* pieces(text: string, from: number, to: number): Generator<[number, number]> {
  let start = from;
  while (to - start > LONGEST) {
    const blank = text.lastIndexOf(' ', start + LONGEST);
    const end = blank > start ? blank : start + LONGEST;
    yield [start, end];
    start = end;
  }
  yield [start, to];
}
