import { loadKept } from '../../lib/draft';
import { keptStartup } from '../../lib/kept-startup';
import type { StartupValues } from '../../lib/startup-fields';
import { storage } from '../../lib/storage';

/** Only what was typed is kept, so that it stands beside what changed elsewhere meanwhile. */
export type Changes = Partial<StartupValues>;

const key = (userId: string, startupId: string) => `draft:edit-startup:${userId}:${startupId}`;

export const loadChanges = (userId: string, startupId: string): Changes =>
  loadKept(key(userId, startupId), keptStartup) ?? {};

export function saveChanges(userId: string, startupId: string, changes: Changes): void {
  if (Object.keys(changes).length === 0) storage.remove(key(userId, startupId));
  else storage.set(key(userId, startupId), JSON.stringify(changes));
}
