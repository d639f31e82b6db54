/** A sentence and its position in the source text. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Abbreviations. "No" is one only inside a sentence: "we are no. 3". */
const ABBREVIATION =
  /(?:^|[\s("])(?:e\.g|i\.e|etc|incl|inkl|excl|exkl|approx|aprox|zzgl|ggf|evtl|bspw|ca|vs|dr|mr|mrs|ms|prof|sr|sra|st|inc|ltd|co|corp|z\.b|d\.h|bzw|p\.ej|u\.s|u\.k|a\.m|p\.m|p\.a|\p{L})\.$|\S\s(?:no|nr)\.$/iu;
/** Closing signs before white space, or line breaks. */
const END = /[.!?…।]+["”’')\]]*(?=\s)|[。！？]+["”’」』)]*|\n+/gu;
/** Founders' texts also split at semicolons, because each part may claim something else. */
const END_OR_SEMICOLON = /[.!?;…।]+["”’')\]]*(?=\s)|\n+/gu;
/** The longest abbreviation, in characters before the full stop. */
const MAX_ABBREVIATION_LENGTH = 12;
/** Longer sentences are cut at a space. No later step reads more at once. */
const MAX_SENTENCE_LENGTH = 600;

/** The positions where the sentences of a text end. Works in any language and without capitals. */
function sentenceEnds(text: string, end: RegExp): number[] {
  const ends: number[] = [];
  for (const { 0: sign, index } of text.matchAll(end)) {
    const at = index + sign.length;
    const before = text.slice(Math.max(ends.at(-1) ?? 0, at - MAX_ABBREVIATION_LENGTH), at);
    if (!sign.startsWith('.') || !ABBREVIATION.test(before)) ends.push(at);
  }
  return [...ends, text.length];
}

/** Splits a text into sentences without loss. The white space before a sentence is part of it. */
export function sentenceSpans(text: string): Sentence[] {
  const spans: Sentence[] = [];
  let start = 0;
  for (const end of sentenceEnds(text, END)) {
    const written = text.slice(start, end);
    const last = spans.at(-1);
    if (written.trim() !== '') spans.push({ text: written, start, end });
    // A line break after a full stop belongs to the sentence before it.
    else if (last?.end === start) spans[spans.length - 1] = { ...last, text: last.text + written, end };
    start = end;
  }
  return spans;
}

/** The sentences that contain a letter, without the white space around them. */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  let from = 0;
  for (const to of sentenceEnds(text, END_OR_SEMICOLON)) {
    for (const [start, end] of pieces(text, from, to)) {
      const raw = text.slice(start, end);
      const indent = raw.length - raw.trimStart().length;
      const sentence = raw.trim();
      if (/\p{L}/u.test(sentence))
        found.push({ text: sentence, start: start + indent, end: start + indent + sentence.length });
    }
    from = to;
  }
  return found;
}

function* pieces(text: string, from: number, to: number): Generator<[number, number]> {
  let start = from;
  while (to - start > MAX_SENTENCE_LENGTH) {
    const blank = text.lastIndexOf(' ', start + MAX_SENTENCE_LENGTH);
    const end = blank > start ? blank : start + MAX_SENTENCE_LENGTH;
    yield [start, end];
    start = end;
  }
  yield [start, to];
}
