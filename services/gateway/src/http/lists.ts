import type { Readable } from 'node:stream';

import { PAGE_LIMIT_DEFAULT } from '@proofround/contracts';
import type { RawReply } from '@proofround/service-kit';
import type { FastifyReply } from 'fastify';

import { streamed } from './open-lists.js';

export interface PageQuery {
  limit?: number | undefined;
  cursor?: string | undefined;
}

type FetchPage = (page: { limit?: number; cursor?: string }) => Promise<RawReply>;

/** The bytes between the brackets of a JSON array; empty for an empty array. */
function itemsOf(json: Uint8Array): Uint8Array {
  return json.subarray(1, json.length - 1);
}

const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');

/** The size of the pieces of a page. The next page is requested once most of them are read. */
const PIECE_BYTES = 64 * 1024;

/** What is still to be sent of a page, and the cursor of the page after it. */
interface Unsent {
  readonly pieces: Uint8Array[];
  readonly next: string | undefined;
}

/**
 * Copies a page into pieces. Its own bytes lie in the broker's buffer, which may be three times as large and
 * would stay in memory until a slow client has read the last of them.
 */
function inPieces({ json, next }: RawReply): Unsent {
  const items = itemsOf(json);
  const count = Math.ceil(items.length / PIECE_BYTES);
  const pieceAt = (from: number) => new Uint8Array(items.subarray(from, from + PIECE_BYTES));
  return { pieces: Array.from({ length: count }, (_, index) => pieceAt(index * PIECE_BYTES)), next };
}

async function* piecesOf(
  page: Unsent,
  fetchNext: (cursor: string) => Promise<Unsent>,
): AsyncGenerator<Uint8Array> {
  yield OPEN;
  let empty = true;
  for (;;) {
    if (page.pieces.length > 0 && !empty) yield COMMA;
    for (let piece = page.pieces.shift(); piece; piece = page.pieces.shift()) {
      yield piece;
      empty = false;
    }
    if (page.next === undefined) break;
    page = await fetchNext(page.next);
  }
  yield CLOSE;
}

/** Streams all pages as one JSON array, with the unsent pieces of one page in memory at a time. */
export const joined = (first: RawReply, fetchPage: FetchPage): AsyncGenerator<Uint8Array> =>
  piecesOf(inPieces(first), async (cursor) => inPieces(await fetchPage({ cursor })));

/** Replies with a page and a Link to the next, or streams the whole list (PAGE-1). @throws HttpProblem 429 */
export async function paged(
  reply: FastifyReply,
  query: PageQuery,
  fetchPage: FetchPage,
): Promise<RawReply | Readable> {
  if (query.limit !== undefined || query.cursor !== undefined) {
    return fetchPage({
      limit: query.limit ?? PAGE_LIMIT_DEFAULT,
      ...(query.cursor === undefined ? {} : { cursor: query.cursor }),
    });
  }
  const first = await fetchPage({});
  if (first.next === undefined) return first;
  const list = streamed(reply, joined(first, fetchPage));
  reply.header('content-type', 'application/json; charset=utf-8');
  if (first.total !== undefined) reply.header('total-count', first.total);
  return list;
}
