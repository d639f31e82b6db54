import { copyFileSync, existsSync, renameSync, statSync, truncateSync } from 'node:fs';

/** A log and its predecessor take twice as much at most. */
const LOG_BYTES = 20 * 1024 * 1024;

const isFull = (logFile: string): boolean => existsSync(logFile) && statSync(logFile).size > LOG_BYTES;

/** Sets a full log aside before a process opens it. */
export function setAsideFull(logFile: string): void {
  if (isFull(logFile)) renameSync(logFile, `${logFile}.1`);
}

/**
 * Empties a full log that a process has open for appending, and keeps a copy. Lines that are written between
 * the two steps are lost. On a full disk there is no copy: that the stack goes on matters more.
 */
export function emptyFull(logFile: string): void {
  if (!isFull(logFile)) return;
  try {
    copyFileSync(logFile, `${logFile}.1`);
  } finally {
    truncateSync(logFile);
  }
}
