import { slotOf } from '../../slots/profile.js';
import type { Situation } from '../claim.js';
import type { FieldNamed } from './field-names.js';
import { isBefore, type Parsed } from './parse.js';

/** The slot of a named field that suits a value: "the users" are a number or the people in the market. */
export function slotFor({ slots }: FieldNamed, moved: unknown): string {
  const wantsFigure = typeof moved === 'number';
  const suits = (name: string) => (name === 'user_count' ? wantsFigure : !wantsFigure || slots.length === 1);
  return slots.find(suits) ?? slots[0] ?? '';
}

/** The slot of a named field that has a value. */
export const knownSlot = ({ slots }: FieldNamed, { known, latest }: Situation): string | null =>
  latest.find((name) => slots.includes(name)) ?? slots.find((name) => known[name] !== undefined) ?? null;

/** The fields of a move: where an answer stands (null: the latest answer), and where it belongs. */
export function ends(parsed: Parsed): { from: FieldNamed | null; to: FieldNamed } | null {
  const { fields } = parsed;
  const denied = fields.filter((field) => isBefore('not', field, parsed));
  const named = fields.filter((field) => !denied.includes(field));
  const [only, ...more] = named;
  if (!only) return null;
  if (more.length === 0) return { from: denied[0] ?? null, to: only };
  // "move the problem to the market": the last one is where it belongs.
  const to = named.findLast((field) => isBefore('into', field, parsed));
  const from = named.find((field) => field !== to);
  return to && from && named.length === 2 ? { from, to } : null;
}

/** The two fields of a swap: both named, one named and the latest other, or the two latest. */
export function swapped(parsed: Parsed, situation: Situation): [string, string] | null {
  const { latest, profile } = situation;
  const named = parsed.fields.flatMap((field) => knownSlot(field, situation) ?? []);
  if (parsed.fields.length > named.length) return null;
  const [first, second] = named;
  if (first !== undefined && second !== undefined) return first === second ? null : [first, second];
  const texts = latest.filter((name) => slotOf(profile, name)?.text === true);
  const last = first ?? texts.at(0);
  const before = first === undefined ? texts.at(1) : texts.find((name) => name !== first);
  // Two answers in each other's place came one after the other.
  const areLatest = first !== undefined || (last === latest[0] && before === latest[1]);
  return last !== undefined && before !== undefined && areLatest ? [before, last] : null;
}
