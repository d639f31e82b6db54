import { notACursor, type PageRequest } from '@proofround/contracts';

import { RawJson } from './handle.decorator.js';

/** A page stays well below NATS' 1 MB per message. */
const PAGE_BYTES = 600_000;
/** How many rows are read for a page without a limit; `PAGE_BYTES` may end it earlier. */
export const PAGE_ROWS = 500;

const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');

/**
 * A page of rows that were read in order, one more than `limit`: as many as a message carries.
 * The last one's id is the cursor of the next page while more remain. A row without JSON (it
 * was deleted meanwhile) is passed over.
 */
export function pageOf<T extends { id: string }>(
  rows: readonly T[],
  limit: number,
  jsonOf: (row: T) => string | Buffer | undefined = (row) => JSON.stringify(row),
): RawJson {
  const parts: Buffer[] = [];
  let bytes = 0;
  let taken = 0;
  for (const row of rows.slice(0, limit)) {
    const json = jsonOf(row);
    if (json !== undefined) {
      const part = typeof json === 'string' ? Buffer.from(json) : json;
      bytes += part.length + 1;
      if (parts.length > 0 && bytes > PAGE_BYTES) break;
      parts.push(parts.length === 0 ? OPEN : COMMA, part);
    }
    taken += 1;
  }
  if (parts.length === 0) parts.push(OPEN);
  const last = rows[taken - 1];
  const more = taken < rows.length;
  return new RawJson(Buffer.concat([...parts, CLOSE]), more && last ? { next: last.id } : {});
}

/**
 * A page of a list that is at hand as a whole and in an order of its own.
 * @throws DomainError invalid for a cursor that is not (or no longer) in it.
 */
export function pageWithin<T extends { id: string }>(
  rows: readonly T[],
  { limit = PAGE_ROWS, cursor }: PageRequest,
  jsonOf?: (row: T) => string | Buffer | undefined,
): RawJson {
  const start = cursor === undefined ? 0 : rows.findIndex(({ id }) => id === cursor) + 1;
  if (cursor !== undefined && start === 0) {
    throw notACursor();
  }
  return pageOf(rows.slice(start, start + limit + 1), limit, jsonOf);
}
