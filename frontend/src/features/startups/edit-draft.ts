import { z } from 'zod';

import { loadKept } from '../../lib/draft';
import { EMPTY_STARTUP, type StartupValues } from '../../lib/startup-fields';
import { storage } from '../../lib/storage';

/** Only what was typed is kept, so that it stands beside what changed elsewhere meanwhile. */
export type Changes = Partial<StartupValues>;

const key = (userId: string, startupId: string) => `draft:edit-startup:${userId}:${startupId}`;
const stored = z.record(z.string(), z.string());

export function loadChanges(userId: string, startupId: string): Changes {
  const kept = loadKept(key(userId, startupId), stored) ?? {};
  return Object.fromEntries(Object.entries(kept).filter(([name]) => name in EMPTY_STARTUP));
}

export function saveChanges(userId: string, startupId: string, changes: Changes): void {
  if (Object.keys(changes).length === 0) storage.remove(key(userId, startupId));
  else storage.set(key(userId, startupId), JSON.stringify(changes));
}
