import type { IncomingMessage, ServerResponse } from 'node:http';

const MAX_BODY = 1_000_000;

export class BodyTooLargeError extends Error {}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) throw new BodyTooLargeError('The request body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: string | object,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'cache-control': 'no-cache, no-store',
      ...headers,
    })
    .end(typeof body === 'string' ? body : `${JSON.stringify(body, null, 2)}\n`);
}

/** Answers 303 after a POST: the browser opens `location` with GET. */
export function seeOther(
  response: ServerResponse,
  location: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(303, { location, 'cache-control': 'no-store', ...headers }).end();
}

/**
 * Whether another site's page had the browser send this. Our forms are posted from our own pages
 * only; programs other than browsers do not say where a call comes from.
 */
export function isFromElsewhere(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
