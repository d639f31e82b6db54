import type { Answer } from '../slots/slot.js';

/** A fact about a slot, with its position in the message. */
export interface Fact {
  readonly slot: string;
  readonly answer: Answer;
  readonly start: number;
  readonly end: number;
}

export interface FactOptions {
  /**
   * Whether only explicit statements about oneself count, because the answer is about something
   * else: "we have 12 users", but not "a market of 5 million users".
   */
  readonly strict: boolean;
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

/** Replaces the found parts by commas of the same length, so that the rest can be read on its own. */
export function blankOut(text: string, spans: readonly { start: number; end: number }[]): string {
  let rest = text;
  for (const { start, end } of spans) {
    rest = `${rest.slice(0, start)}${',' + ' '.repeat(Math.max(0, end - start - 1))}${rest.slice(end)}`;
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
