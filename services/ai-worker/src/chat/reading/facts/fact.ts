import type { Answer } from '../../slots/slot.js';

/** A fact about a slot, with its position in the message. */
export interface Fact {
  readonly slot: string;
  readonly answer: Answer;
  readonly start: number;
  readonly end: number;
}

export interface FactOptions {
  /**
   * Whether only facts count that are explicitly about oneself, because the question is about something else: "we have 12 users", but not "a market of 5 million users".
   */
  readonly onlyAboutOneself: boolean;
  readonly title: string | null;
}

/** The part of the sentence before `at`, at most `limit` characters. */
export function sentenceBefore(text: string, at: number, limit = 60): string {
  const before = text.slice(Math.max(0, at - limit), at);
  const stop = Math.max(
    before.lastIndexOf('. '),
    before.lastIndexOf(';'),
    before.lastIndexOf('\n'),
    before.lastIndexOf('! '),
  );
  return stop < 0 ? before : before.slice(stop + 1);
}

export const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end;

/**
 * Replaces the found parts by a mark and spaces of the same length, so that the rest can be read on its
 * own. The usual mark is a comma, which ends a clause; a whole sentence needs none.
 */
export function blankOut(
  text: string,
  spans: readonly { start: number; end: number }[],
  mark: ',' | ' ' = ',',
): string {
  let rest = text;
  for (const { start, end } of spans) {
    rest = `${rest.slice(0, start)}${mark + ' '.repeat(Math.max(0, end - start - 1))}${rest.slice(end)}`;
  }
  return rest;
}

/** Keeps the last fact per slot: "12 users, no, 3,000 users". */
export function lastOfEach(found: readonly Fact[]): Fact[] {
  const bySlot = new Map<string, Fact>();
  for (const fact of [...found].sort((a, b) => a.start - b.start)) bySlot.set(fact.slot, fact);
  return [...bySlot.values()];
}

export const factAt = (slot: string, answer: Answer, match: RegExpExecArray): Fact => ({
  slot,
  answer,
  start: match.index,
  end: match.index + match[0].length,
});

/** The start of the words before a position that belong to a fact there: "we make" in "we make $4k". */
export function startOfCue(cue: RegExp, before: string, position: number): number {
  const match = cue.exec(before);
  return match ? position - (before.length - match.index) : position;
}

/** Before a denial about one's own company: the start of a clause, perhaps with words like "we still have". */
const OWN =
  /(?:^|[.,;:!?()\n–—-]|\b(?:and|but|so|because|as|although|though|while)\b)\s*(?:(?:we|i|it|our|the|my|company|startup|product|app|project|is|are|am|was|were|have|has|had|got|do|did|be|been|being|stay\w*|'re|'ve|'m|'s|still|currently|now|just|yet|so|far|right|at|moment|honestly|basically|completely|fully|mostly|totally|proudly|with|of|course)\s*)*$/i;
/** After a denial: the end of the clause, or words that go on about the same. */
const ENDED =
  /^\s*(?:$|[.,;:!?()\n–—-]|(?:yet|so far|now|right|currently|at (?:the|this|all)|for (?:now|the moment)|today|needed|required|wanted|either|because|since|but|as|until|till|and|or|while|though|although|by|from|nor)\b)/i;

/**
 * The first denial in a text that is about one's own company. With `onlyAboutOneself` it takes "no customers yet" and
 * not "shops that have no customers on Mondays".
 */
export function denialIn(
  pattern: RegExp,
  text: string,
  { onlyAboutOneself }: FactOptions,
): RegExpExecArray | null {
  for (const match of text.matchAll(new RegExp(pattern, `g${pattern.flags}`))) {
    const end = match.index + match[0].length;
    if (!onlyAboutOneself || (OWN.test(text.slice(0, match.index)) && ENDED.test(text.slice(end))))
      return match;
  }
  return null;
}
