import { z } from 'zod';

import type { Investor } from '../../api/generated/client';
import { loadKept } from '../../lib/draft';
import { storage } from '../../lib/storage';
import { EMPTY_PROFILE, toProfileValues, type ProfileValues } from './profile-form';

const fields = z
  .object({
    budget: z.string(),
    current_companies: z.string(),
    investment_sectors: z.string(),
    check_size_min: z.string(),
    check_size_max: z.string(),
    investment_thesis: z.string(),
    geography_preference: z.string(),
    portfolio_size: z.string(),
    preferred_stages: z.array(z.enum(['idea', 'mvp', 'launched', 'growing'])),
  })
  .partial();

/** Where the form begins, and where what is typed is kept. */
export interface ProfileDraft {
  /** The form without anything typed: empty, or the profile as it is stored. */
  base: ProfileValues;
  load: () => ProfileValues;
  save: (values: ProfileValues) => void;
  clear: () => void;
}

/**
 * What was typed outlives a reload and an expired session; it belongs to one user. Only what
 * differs from the base is kept, so that a profile changed elsewhere meanwhile is not set back.
 */
function draftAt(key: string, base: ProfileValues): ProfileDraft {
  return {
    base,
    load: () => ({ ...base, ...Object.fromEntries(Object.entries(loadKept(key, fields) ?? {})) }),
    save: (values) => {
      const changed = changedFields(base, values);
      if (changed.length === 0) storage.remove(key);
      else storage.set(key, JSON.stringify(Object.fromEntries(changed.map((name) => [name, values[name]]))));
    },
    clear: () => storage.remove(key),
  };
}

const NAMES: readonly (keyof ProfileValues)[] = fields.keyof().options;

/** The fields that hold something else than the base does. */
export const changedFields = (base: ProfileValues, values: ProfileValues) =>
  NAMES.filter((name) => String(base[name]) !== String(values[name]));

const newKey = (userId: string) => `draft:create-investor:${userId}`;
/** What the chat last filled in: where that still stands, nothing was typed over it. */
const filledKey = (userId: string) => `${newKey(userId)}:filled`;

export function newProfileDraft(userId: string): ProfileDraft {
  const draft = draftAt(newKey(userId), EMPTY_PROFILE);
  return {
    ...draft,
    clear: () => {
      draft.clear();
      storage.remove(filledKey(userId));
    },
  };
}

export const editedProfileDraft = (investor: Investor): ProfileDraft =>
  draftAt(`draft:edit-investor:${investor.user_id}:${investor.id}`, toProfileValues(investor));

const texts = z.array(z.string());

/** Takes over what is known from the chat, also where that was corrected since; what was typed here stays. */
export function fillNewProfile(userId: string, known: Readonly<Record<string, unknown>>): void {
  const draft = newProfileDraft(userId);
  const values = draft.load();
  const before = loadKept(filledKey(userId), fields) ?? {};
  const found: [string, unknown][] = [];
  for (const name of NAMES) {
    const value = known[name];
    const isTyped = values[name].length > 0 && String(values[name]) !== String(before[name]);
    if (value === undefined || value === null || isTyped) continue;
    const list = texts.safeParse(value);
    const text = typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
    if (name === 'preferred_stages') found.push([name, value]);
    else found.push([name, list.success ? list.data.join(', ') : (text ?? '')]);
  }
  const filled = fields.safeParse(Object.fromEntries(found));
  if (!filled.success) return;
  draft.save({ ...values, ...Object.fromEntries(Object.entries(filled.data)) });
  storage.set(filledKey(userId), JSON.stringify({ ...before, ...filled.data }));
}
