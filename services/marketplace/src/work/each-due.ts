import { Logger } from '@nestjs/common';

export const SWEEP_BATCH = 100;

/** Handles due rows, each in its own transaction. Returns whether more may be due. */
export async function eachDue<Row>(
  due: readonly Row[],
  handle: (row: Row) => Promise<void>,
): Promise<boolean> {
  let failed = 0;
  for (const row of due) {
    try {
      await handle(row);
    } catch (error) {
      failed += 1;
      new Logger(eachDue.name).warn({ err: error }, 'work on a due row failed and is tried again');
    }
  }
  return due.length === SWEEP_BATCH && failed < due.length;
}
