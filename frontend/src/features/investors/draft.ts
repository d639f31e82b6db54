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

export const newProfileDraft = (userId: string): ProfileDraft =>
  draftAt(`draft:create-investor:${userId}`, EMPTY_PROFILE);

export const editedProfileDraft = (investor: Investor): ProfileDraft =>
  draftAt(`draft:edit-investor:${investor.id}`, toProfileValues(investor));

const texts = z.array(z.string());

/** Takes over what is known from elsewhere, where nothing was typed yet. */
export function fillNewProfile(userId: string, known: Readonly<Record<string, unknown>>): void {
  const draft = newProfileDraft(userId);
  const values = draft.load();
  const found: [string, unknown][] = [];
  for (const name of NAMES) {
    const value = known[name];
    if (value === undefined || value === null || values[name].length > 0) continue;
    const list = texts.safeParse(value);
    const text = typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
    if (name === 'preferred_stages') found.push([name, value]);
    else found.push([name, list.success ? list.data.join(', ') : (text ?? '')]);
  }
  const filled = fields.safeParse(Object.fromEntries(found));
  if (!filled.success) return;
  draft.save({ ...values, ...Object.fromEntries(Object.entries(filled.data)) });
}
