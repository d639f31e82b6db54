/** A part of a text: [start, end). */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The words of the clause around a figure, and all of the text behind it. */
export interface Surroundings {
  readonly before: string;
  readonly written: string;
  readonly after: string;
  readonly rest: string;
}

const CLAUSE_END =
  /(?<!\d)[,:]|[,:](?!\d)|[;()!?\n、，。；]|\.(?!\d)|\s[-–—]\s|(?<!\p{L})(?:but|although|though|however|whereas|while|aber|sondern|pero|sino|mais|mas|ma)(?!\p{L})/giu;

/** The clause around a figure. It also ends at the figures beside it, because their words are about them. */
export function clauseAround(text: string, { start, end }: Span, figures: readonly Span[]): Surroundings {
  const last = Math.max(0, ...figures.filter((other) => other.end <= start).map((other) => other.end));
  const next = Math.min(
    text.length,
    ...figures.filter((other) => other.start >= end).map((other) => other.start),
  );
  const head = text.slice(last, start);
  const tail = text.slice(end, next);
  const opened = [...head.matchAll(CLAUSE_END)].at(-1);
  const closed = [...tail.matchAll(CLAUSE_END)].at(0);
  return {
    before: opened ? head.slice(opened.index + opened[0].length) : head,
    written: text.slice(start, end),
    after: closed ? tail.slice(0, closed.index) : tail,
    rest: text.slice(end),
  };
}

/** A pattern for whole words, in any language. */
export const wholeWords = (...alternatives: string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}'’])(?:${alternatives.join('|')})(?!\p{L})`, 'iu');
