import { z } from 'zod';

import { storage } from '../../lib/storage';
import { EMPTY, type WizardValues } from './steps';

/** What was typed outlives a reload and an expired session; it belongs to one user. */
const key = (userId: string) => `draft:create-startup:${userId}`;

const draft = z.object({ step: z.number().int().min(0).max(4), values: z.record(z.string(), z.string()) });
export type Draft = { step: number; values: WizardValues };

export function loadDraft(userId: string): Draft {
  const raw = storage.get(key(userId));
  if (raw === null) return { step: 0, values: EMPTY };
  try {
    const { step, values } = draft.parse(JSON.parse(raw));
    return { step, values: { ...EMPTY, ...values } };
  } catch {
    return { step: 0, values: EMPTY };
  }
}

export const saveDraft = (userId: string, value: Draft): void =>
  storage.set(key(userId), JSON.stringify(value));
export const clearDraft = (userId: string): void => storage.remove(key(userId));
