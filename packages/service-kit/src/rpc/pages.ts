import { notACursor, type PageRequest } from '@proofround/contracts';
import { type EntityManager, type FindOptionsWhere, LessThan, type ObjectLiteral } from 'typeorm';

import { RawJson } from './rpc-handlers.js';

/** The maximum size of a page: well below NATS' limit of 1 MB per message. */
const PAGE_BYTES = 600_000;
/** Rows of a page without a limit. Twice as many make no list faster and take twice the gateway's memory. */
export const PAGE_ROWS = 250;

const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');

/**
 * Builds a page of at most `limit` rows that fit into a message. Callers read `limit + 1` ordered
 * rows, so the page knows whether more rows follow; the cursor of the next page is the id of the
 * page's last row. Rows for which `jsonOf` returns undefined, e.g. deleted ones, are skipped.
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

/** A place in a list: what orders a row, and the row's id. It stays valid if the row changes or is deleted. */
export interface Position {
  readonly value: string;
  readonly id: string;
}

const SEPARATOR = '~';

export const cursorOf = ({ value, id }: Position): string => `${value}${SEPARATOR}${id}`;

/** Reads a cursor, whose form the contract has checked. @throws DomainError invalid for one of a list by id */
export function positionOf(cursor: string): Position {
  const [value = '', id] = cursor.split(SEPARATOR);
  if (id === undefined) throw notACursor();
  return { value, id };
}

type Where<Row> = FindOptionsWhere<Row> | readonly FindOptionsWhere<Row>[];
type Identified = ObjectLiteral & { id: string };

/** The rows for {@link pageOf}, newest first. Ids are ordered by time. Rows match any of the conditions. */
export async function newestRows<Row extends Identified>(
  manager: EntityManager,
  entity: new () => Row,
  where: Where<Row>,
  { limit = PAGE_ROWS, cursor }: PageRequest,
): Promise<Row[]> {
  const conditions: readonly object[] = Array.isArray(where) ? where : [where];
  const before = cursor === undefined ? {} : { id: LessThan(cursor) };
  const found = await manager.find<Identified>(entity, {
    where: conditions.map((condition) => ({ ...condition, ...before })),
    order: { id: 'DESC' },
    take: limit + 1,
  });
  return found as Row[];
}

/** A page of an entity's rows, newest first. */
export async function newestFirst<Row extends Identified>(
  manager: EntityManager,
  entity: new () => Row,
  where: Where<Row>,
  page: PageRequest,
  toItem: (row: Row) => unknown,
): Promise<RawJson> {
  const rows = await newestRows(manager, entity, where, page);
  return pageOf(rows, page.limit ?? PAGE_ROWS, (row) => JSON.stringify(toItem(row)));
}

/** Builds a page of a complete list in memory. @throws DomainError invalid for a cursor of another list */
export function pageWithin(
  rows: readonly { id: string }[],
  { limit = PAGE_ROWS, cursor }: PageRequest,
): RawJson {
  const start = cursor === undefined ? 0 : rows.findIndex(({ id }) => id === cursor) + 1;
  if (cursor !== undefined && start === 0) {
    throw notACursor();
  }
  return pageOf(rows.slice(start, start + limit + 1), limit);
}
