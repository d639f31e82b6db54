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
const PIECE_BYTES = 128 * 1024;

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) yield bytes.subarray(from, from + PIECE_BYTES);
}

/** Streams all pages as one JSON array, with one page in memory at a time. */
export async function* joined(first: RawReply, fetchPage: FetchPage): AsyncGenerator<Uint8Array> {
  yield OPEN;
  let page = first;
  let empty = true;
  for (;;) {
    const items = itemsOf(page.json);
    if (items.length > 0) {
      if (!empty) yield COMMA;
      yield* piecesOf(items);
      empty = false;
    }
    if (page.next === undefined) break;
    page = await fetchPage({ cursor: page.next });
  }
  yield CLOSE;
}

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
