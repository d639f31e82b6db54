import type { UserType } from '@proofround/contracts';
import { z } from 'zod';

import { profileOf } from '../slots/profile.js';

const nullableText = z.string().max(5000).nullable();

/** The schema of the model's answer: every field of the profile, null if the message does not give it. */
function answerFor(type: UserType) {
  const names = profileOf(type).slots.map(({ name }) => name);
  return z.strictObject({
    facts: z.strictObject(Object.fromEntries(names.map((name) => [name, nullableText]))),
    intent: z.enum(['answer', 'question', 'other']),
    asks: z.enum(names).nullable(),
    reply: z.string(),
  });
}

export const CHAT_ANSWERS = { startup: answerFor('startup'), investor: answerFor('investor') } as const;
export type ChatAnswer = z.output<(typeof CHAT_ANSWERS)['startup']>;
