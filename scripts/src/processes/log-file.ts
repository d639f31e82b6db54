import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';

/** A log and its predecessor take at most twice this size. */
const LOG_BYTES = 20 * 1024 * 1024;

const isFull = (logFile: string): boolean => existsSync(logFile) && statSync(logFile).size > LOG_BYTES;

/** Renames a full log before a process opens it. */
export function rotateFullLog(logFile: string): void {
  if (isFull(logFile)) renameSync(logFile, `${logFile}.1`);
}

/** Appends to the copy what the log has received since it was copied, until nothing more arrives. */
function copyRest(logFile: string, copy: string): void {
  const [from, to] = [openSync(logFile, 'r'), openSync(copy, 'a')];
  try {
    const piece = Buffer.alloc(64 * 1024);
    let position = fstatSync(to).size;
    for (let read = 1; read > 0; position += read) {
      read = readSync(from, piece, 0, piece.length, position);
      writeSync(to, piece, 0, read);
    }
  } finally {
    closeSync(from);
    closeSync(to);
  }
}

/**
 * Truncates a full log that a process has open for appending, and keeps a copy. A line is lost only if it is
 * written between the end of the copying and the truncation. On a full disk it makes no copy, because it is
 * more important that the stack goes on.
 */
export function truncateFullLog(logFile: string, copy: typeof copyFileSync = copyFileSync): void {
  if (!isFull(logFile)) return;
  try {
    copy(logFile, `${logFile}.1`);
    copyRest(logFile, `${logFile}.1`);
  } finally {
    truncateSync(logFile);
  }
}
