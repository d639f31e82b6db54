import { z } from 'zod';

import { storage } from '../../lib/storage';
import { EMPTY_PROFILE, type ProfileValues } from './profile-form';

/** What was typed outlives a reload and an expired session; it belongs to one user. */
const key = (userId: string) => `draft:create-investor:${userId}`;

const draft = z.object({
  budget: z.string(),
  current_companies: z.string(),
  investment_sectors: z.string(),
  check_size_min: z.string(),
  check_size_max: z.string(),
  investment_thesis: z.string(),
  geography_preference: z.string(),
  portfolio_size: z.string(),
  preferred_stages: z.array(z.enum(['idea', 'mvp', 'launched', 'growing'])),
});

export function loadProfileDraft(userId: string): ProfileValues {
  try {
    return draft.parse(JSON.parse(storage.get(key(userId)) ?? ''));
  } catch {
    return EMPTY_PROFILE;
  }
}

export const saveProfileDraft = (userId: string, values: ProfileValues): void =>
  storage.set(key(userId), JSON.stringify(values));
export const clearProfileDraft = (userId: string): void => storage.remove(key(userId));
