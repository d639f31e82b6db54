import { z } from 'zod';

import { loadKept, submission, type Submission } from '../../lib/draft';
import { storage } from '../../lib/storage';
import { EMPTY_STARTUP, type StartupValues } from '../../lib/startup-fields';
import { STEPS } from './steps';

/** What was typed outlives a reload and an expired session; it belongs to one user. */
const key = (userId: string) => `draft:create-startup:${userId}`;

const text = z.string().optional();
const draft = z.object({
  step: z
    .number()
    .int()
    .min(0)
    .max(STEPS.length - 1),
  values: z.object({
    idea_title: text,
    idea_description: text,
    sector: text,
    stage: text,
    location: text,
    team_background: text,
    problem_statement: text,
    solution_statement: text,
    target_market: text,
    competitive_advantage: text,
    user_count: text,
    monthly_revenue: text,
    funding_ask: text,
    funding_usage: text,
    product_url: text,
    pitch_deck_url: text,
  }),
  /** The last try to send it: the same content goes under the same key, also after a reload. */
  submission,
});
export interface Draft {
  step: number;
  values: StartupValues;
  submission?: Submission;
}

export function loadDraft(userId: string): Draft {
  const kept = loadKept(key(userId), draft);
  if (!kept) return { step: 0, values: EMPTY_STARTUP };
  return { ...kept, values: { ...EMPTY_STARTUP, ...Object.fromEntries(Object.entries(kept.values)) } };
}

export const saveDraft = (userId: string, value: Draft): void =>
  storage.set(key(userId), JSON.stringify(value));
export const clearDraft = (userId: string): void => storage.remove(key(userId));

/** Whether anything was typed. */
export const isStarted = (values: StartupValues): boolean =>
  Object.entries(values).some(([name, value]) => name !== 'stage' && value.trim() !== '');

export const hasDraft = (userId: string): boolean => isStarted(loadDraft(userId).values);

/** Takes over what is known from elsewhere; what was typed here stays. */
export function fillDraft(userId: string, known: Readonly<Record<string, unknown>>): void {
  const { step, values } = loadDraft(userId);
  const filled = { ...values };
  for (const { name } of STEPS.flatMap(({ fields }) => fields)) {
    const value = known[name];
    if (filled[name].trim() !== '' && !(name === 'stage' && filled.stage === EMPTY_STARTUP.stage)) continue;
    if (typeof value === 'string' || typeof value === 'number') filled[name] = String(value);
  }
  saveDraft(userId, { step, values: filled });
}
