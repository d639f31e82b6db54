import { copyFileSync, existsSync, renameSync, statSync, truncateSync } from 'node:fs';

/** A log and its predecessor take at most twice this size. */
const LOG_BYTES = 20 * 1024 * 1024;

const isFull = (logFile: string): boolean => existsSync(logFile) && statSync(logFile).size > LOG_BYTES;

/** Renames a full log before a process opens it. */
export function rotateFullLog(logFile: string): void {
  if (isFull(logFile)) renameSync(logFile, `${logFile}.1`);
}

/**
 * Copies a full log that a process has open for appending, then truncates it. Lines that are
 * written between the two steps are lost. On a full disk it makes no copy, because it is more
 * important that the stack goes on.
 */
export function truncateFullLog(logFile: string): void {
  if (!isFull(logFile)) return;
  try {
    copyFileSync(logFile, `${logFile}.1`);
  } finally {
    truncateSync(logFile);
  }
}
