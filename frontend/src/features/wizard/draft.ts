import { z } from 'zod';

import { loadKept, submission, type Submission } from '../../lib/draft';
import { keptStartup } from '../../lib/kept-startup';
import { storage } from '../../lib/storage';
import { EMPTY_STARTUP, type StartupValues } from '../../lib/startup-fields';
import { STEPS } from './steps';

/** What was typed outlives a reload and an expired session; it belongs to one user. */
const key = (userId: string) => `draft:create-startup:${userId}`;

const draft = z.object({
  step: z
    .number()
    .int()
    .min(0)
    .max(STEPS.length - 1),
  values: keptStartup,
  /** What the chat last filled in: where that still stands, nothing was typed over it. */
  filled: keptStartup.optional(),
  /** The last try to send it: the same content goes under the same key, also after a reload. */
  submission,
});
export interface Draft {
  step: number;
  values: StartupValues;
  filled?: Partial<StartupValues> | undefined;
  submission?: Submission;
}

export function loadDraft(userId: string): Draft {
  const kept = loadKept(key(userId), draft);
  if (!kept) return { step: 0, values: EMPTY_STARTUP };
  return { ...kept, values: { ...EMPTY_STARTUP, ...kept.values } };
}

export const saveDraft = (userId: string, value: Draft): void =>
  storage.set(key(userId), JSON.stringify(value));
export const clearDraft = (userId: string): void => storage.remove(key(userId));

/** Whether anything was typed. */
export const isStarted = (values: StartupValues): boolean =>
  Object.entries(values).some(([name, value]) => name !== 'stage' && value.trim() !== '');

export const hasDraft = (userId: string): boolean => isStarted(loadDraft(userId).values);

/** Takes over what is known from the chat, also where that was corrected since; what was typed here stays. */
export function fillDraft(userId: string, known: Readonly<Record<string, unknown>>): void {
  const { step, values, filled: before } = loadDraft(userId);
  const changed = { ...values };
  const filled: Partial<StartupValues> = {};
  for (const { name } of STEPS.flatMap(({ fields }) => fields)) {
    const value = known[name];
    const now = values[name].trim();
    const isTyped = now !== '' && now !== EMPTY_STARTUP[name] && values[name] !== before?.[name];
    if (isTyped || (typeof value !== 'string' && typeof value !== 'number')) continue;
    changed[name] = filled[name] = String(value);
  }
  saveDraft(userId, { step, values: changed, filled: { ...before, ...filled } });
}
