/** A sentence with its place in the text it was taken from. */
export interface Sentence {
  /** As it was written. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A full stop after one of these ends no sentence. "No" is one within a sentence only: "we are no. 3". */
const ABBREVIATION =
  /(?:^|[\s("])(?:e\.g|i\.e|etc|approx|ca|vs|dr|mr|mrs|ms|prof|sr|sra|st|inc|ltd|co|corp|z\.b|d\.h|bzw|p\.ej|u\.s|u\.k|a\.m|p\.m|p\.a|\p{L})\.$|\S\s(?:no|nr)\.$/iu;
/** Closing signs, then white space; or a new line. */
const END = /[.!?…]+["”’')\]]*(?=\s)|\n+/gu;
/** Founders' texts also fall apart at semicolons: each part may claim something else. */
const END_OR_SEMICOLON = /[.!?;…]+["”’')\]]*(?=\s)|\n+/gu;
/** How far before a full stop its abbreviation begins at most. */
const REACH = 12;
/** Longer sentences are cut at a blank: nothing downstream reads more at once. */
const LONGEST = 600;

/** Where the sentences of a text end, whatever its language and whether or not it uses capitals. */
function endsOf(text: string, end: RegExp): number[] {
  const ends: number[] = [];
  for (const { 0: sign, index } of text.matchAll(end)) {
    const at = index + sign.length;
    const before = text.slice(Math.max(ends.at(-1) ?? 0, at - REACH), at);
    if (!sign.startsWith('.') || !ABBREVIATION.test(before)) ends.push(at);
  }
  return [...ends, text.length];
}

/** The sentences of a text, together all of it: the white space before a sentence is a part of it. */
export function sentenceSpans(text: string): Sentence[] {
  const spans: Sentence[] = [];
  let start = 0;
  for (const end of endsOf(text, END)) {
    const written = text.slice(start, end);
    const last = spans.at(-1);
    if (written.trim() !== '') spans.push({ text: written, start, end });
    // A line break after a full stop belongs to the sentence before it.
    else if (last?.end === start) spans[spans.length - 1] = { ...last, text: last.text + written, end };
    start = end;
  }
  return spans;
}

/** The sentences of a text that hold a letter, without the white space around them. */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  let from = 0;
  for (const to of endsOf(text, END_OR_SEMICOLON)) {
    for (const [start, end] of pieces(text, from, to)) {
      const raw = text.slice(start, end);
      const lead = raw.length - raw.trimStart().length;
      const sentence = raw.trim();
      if (/\p{L}/u.test(sentence))
        found.push({ text: sentence, start: start + lead, end: start + lead + sentence.length });
    }
    from = to;
  }
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
