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

/** A log and its predecessor take twice as much at most. */
const LOG_BYTES = 20 * 1024 * 1024;

const isFull = (logFile: string): boolean => existsSync(logFile) && statSync(logFile).size > LOG_BYTES;

/** Sets a full log aside before a process opens it. */
export function setAsideFull(logFile: string): void {
  if (isFull(logFile)) renameSync(logFile, `${logFile}.1`);
}

/** Appends to the copy what the log has got since it was copied, until nothing more comes. */
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
 * Empties a full log that a process has open for appending, and keeps a copy. Only a line that is written
 * between the last look and the next system call, which empties the log, is lost. On a full disk there is no
 * copy: that the stack goes on matters more.
 */
export function emptyFull(logFile: string, copy: typeof copyFileSync = copyFileSync): void {
  if (!isFull(logFile)) return;
  try {
    copy(logFile, `${logFile}.1`);
    copyRest(logFile, `${logFile}.1`);
  } finally {
    truncateSync(logFile);
  }
}
