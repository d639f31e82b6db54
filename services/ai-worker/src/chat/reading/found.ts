import type { Answer } from '../slots/slot.js';

/** Something about a slot that a message says, and where it says it. */
export interface Found {
  readonly slot: string;
  readonly answer: Answer;
  readonly start: number;
  readonly end: number;
}

export interface Look {
  /**
   * In an answer about something else only what somebody plainly says of themselves counts:
   * "we have 12 users", not "a market of 5 million users".
   */
  readonly strict: boolean;
  readonly title: string | null;
}

/** The sentence up to `at`, at most `limit` characters of it. */
export function leadUp(text: string, at: number, limit = 60): string {
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

/** The text with what was found made into commas, so that the rest can be read on its own. */
export function blank(text: string, spans: readonly { start: number; end: number }[]): string {
  let rest = text;
  for (const { start, end } of spans) {
    rest = `${rest.slice(0, start)}${',' + ' '.repeat(Math.max(0, end - start - 1))}${rest.slice(end)}`;
  }
  return rest;
}

/** Of several claims about one slot the last one counts: "12 users, no, 3,000 users". */
export function lastOfEach(found: readonly Found[]): Found[] {
  const bySlot = new Map<string, Found>();
  for (const one of [...found].sort((a, b) => a.start - b.start)) bySlot.set(one.slot, one);
  return [...bySlot.values()];
}
