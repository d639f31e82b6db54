import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { UserError } from '../system/output.js';
import { MANIFEST } from './backup-manifest.js';

/** The name of a backup in a series: its time in UTC, so that the names sort by age. */
const NAME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2})(\d{2})Z$/;

export interface Retention {
  /** Every backup of this many hours is kept. */
  hours: number;
  /** Before that, the first one of each day is kept, for this many days. */
  days: number;
}

const HOUR_MS = 3600 * 1000;

/** The name of a backup that is made now: `2026-11-23T0407Z`. */
export const nameOf = (now: Date): string => `${now.toISOString().slice(0, 16).replace(/:/g, '')}Z`;

function timeOf(name: string): number | undefined {
  const [, year, month, day, hour, minute] = NAME.exec(name) ?? [];
  return year === undefined ? undefined : Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
}

/** The complete backups in a folder, oldest first. */
export function seriesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => timeOf(name) !== undefined && existsSync(join(folder, name, MANIFEST)))
    .toSorted();
}

/** A backup, or the newest of a series of backups. */
export function backupIn(folder: string): string {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(`There is no folder ${folder}.`);
  const newest = seriesIn(folder).at(-1);
  return newest === undefined ? folder : join(folder, newest);
}

/** The names of the backups that the retention does not keep. The newest is always kept. */
export function expired(names: readonly string[], now: Date, { hours, days }: Retention): string[] {
  const seen = new Set<string>();
  return names.toSorted().filter((name, index) => {
    const age = now.getTime() - (timeOf(name) ?? now.getTime());
    const day = name.slice(0, 10);
    const first = !seen.has(day);
    seen.add(day);
    const kept = age <= hours * HOUR_MS || (first && age <= days * 24 * HOUR_MS);
    return !kept && index < names.length - 1;
  });
}

/** The name of a backup that is still being written; see {@link partialOf}. */
const PARTIAL = /^(.*)\.partial-\d+$/;
/** A backup that has not ended after this time was killed. */
const MAX_MS = 24 * HOUR_MS;

/** Where a backup is written before it gets its final name. */
export const partialOf = (folder: string): string => `${folder}.partial-${process.pid}`;

/** Deletes the leftovers of killed backups, which would fill the disk; returns their names. */
export function removeAbandoned(folder: string, now: Date): string[] {
  const names = !existsSync(folder)
    ? []
    : readdirSync(folder).filter((name) => {
        const begun = timeOf(PARTIAL.exec(name)?.[1] ?? '');
        return begun !== undefined && now.getTime() - begun > MAX_MS;
      });
  for (const name of names) rmSync(join(folder, name), { recursive: true, force: true });
  return names;
}

/** Deletes the expired backups of a folder; returns their names. */
export function prune(folder: string, now: Date, retention: Retention): string[] {
  const names = expired(seriesIn(folder), now, retention);
  for (const name of names) rmSync(join(folder, name), { recursive: true });
  return names;
}
