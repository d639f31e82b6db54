import { investorInput, parseOrProblems, startupInput, type UserType } from '@proofround/contracts';
import type { z } from 'zod';

import { IDEA_SLOTS } from './founder-idea.js';
import { TRACTION_SLOTS } from './founder-traction.js';
import { INVESTOR_SLOTS } from './investor.js';
import type { Context, Known, Slot } from './slot.js';

/** The fields of POST /startups in the order of the questions. */
const FOUNDER_SLOTS: readonly Slot[] = [...IDEA_SLOTS, ...TRACTION_SLOTS];

/** A profile's slots and schema. Only the schema decides which values are valid and when it is complete. */
export interface Profile {
  readonly slots: readonly Slot[];
  readonly schema: z.ZodType;
  readonly fields: Readonly<Record<string, z.ZodType | undefined>>;
}

const PROFILES: Readonly<Record<UserType, Profile>> = {
  startup: { slots: FOUNDER_SLOTS, schema: startupInput, fields: startupInput.shape },
  investor: { slots: INVESTOR_SLOTS, schema: investorInput, fields: investorInput.shape },
};

export const profileOf = (type: UserType): Profile => PROFILES[type];

export const slotOf = (type: UserType, name: string): Slot | undefined =>
  PROFILES[type].slots.find((slot) => slot.name === name);

/** The reason why a value does not fit its field, as a clause for the person; null if it fits. */
export function problemOf(type: UserType, name: string, value: unknown): string | null {
  const field = PROFILES[type].fields[name];
  if (!field) return 'There is no such field.';
  const parsed = parseOrProblems(field, value, 'body');
  return parsed.ok ? null : (parsed.problems[0]?.msg ?? 'It does not fit.');
}

export type Check =
  { readonly valid: true } | { readonly valid: false; readonly slot: string | null; readonly reason: string };

/** Whether the known values form a valid profile; if not, the first field that does not fit, and why. */
export function checkProfile(type: UserType, known: Known): Check {
  const parsed = parseOrProblems(PROFILES[type].schema, known, 'body');
  if (parsed.ok) return { valid: true };
  const order = PROFILES[type].slots.map(({ name }) => name);
  const [first] = parsed.problems
    .map(({ loc, msg }) => ({ slot: String(loc[1] ?? ''), msg }))
    .sort((a, b) => order.indexOf(a.slot) - order.indexOf(b.slot));
  return {
    valid: false,
    slot: first && order.includes(first.slot) ? first.slot : null,
    reason: first?.msg ?? '',
  };
}

/** The startup's name for use in sentences. */
function nameFor(known: Known): string {
  const title = known['idea_title'];
  return typeof title === 'string' && title !== '' ? title : 'your startup';
}

export const contextOf = (profile: UserType, known: Known, skipped: readonly string[]): Context => ({
  profile,
  known,
  skipped,
  name: nameFor(known),
});
