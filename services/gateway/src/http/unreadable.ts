import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';

import { NOT_FOUND } from './error.filter.js';

/** Room for a long token, which is answered like any other that is none. */
export const MAX_HEADER_BYTES = 32 * 1024;

/**
 * What is answered where a request never becomes one: such an answer passes no hook, so it brings
 * its headers along (ERR-1, SAFE-1).
 */
export function unreadable(headers: Readonly<Record<string, string>>) {
  const all = { ...headers, 'cache-control': 'no-store' };
  return {
    /** A path that cannot be decoded is a path that does not exist. */
    path: (_error: Error, _request: FastifyRequest, reply: FastifyReply): void => {
      void reply.status(404).headers(all).send({ detail: NOT_FOUND });
    },
    /** Bytes that are no HTTP, or that do not come to an end. */
    bytes: (error: Error & { code?: string }, socket: Socket): void => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      if (socket.writable) {
        const [status, detail] = answerTo(error.code);
        const body = JSON.stringify({ detail });
        const lines = Object.entries({
          ...all,
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
          connection: 'close',
        }).map(([name, value]) => `${name}: ${value}`);
        socket.write([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
      }
      socket.destroy(error);
    },
  };
}

function answerTo(code: string | undefined): [status: string, detail: string] {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return ['408 Request Timeout', 'The request took too long to arrive. Please try again.'];
    case 'HPE_HEADER_OVERFLOW':
      return [
        '431 Request Header Fields Too Large',
        'The address or the headers of the request are too long.',
      ];
    default:
      return ['400 Bad Request', 'The request could not be read as HTTP.'];
  }
}
