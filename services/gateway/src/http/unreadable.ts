import type { Socket } from 'node:net';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { NOT_FOUND } from './error.filter.js';
import { HttpProblem } from './errors.js';
import { BODY_TOO_SLOW } from './unfinished-bodies.js';

/** Large enough for an overlong token, so that it gets the 401 of an invalid token. */
export const MAX_HEADER_BYTES = 32 * 1024;

/** The answer while requests cannot be counted. */
const UNCOUNTED = { status: 404, detail: NOT_FOUND, headers: {} };

/** Handlers for input that Fastify cannot parse. No hooks run, so they set all headers (ERR-1, SAFE-1). */
export function handlersOfUnreadable(headers: Readonly<Record<string, string>>) {
  const all = { ...headers, 'cache-control': 'no-store' };
  return {
    path: (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
      reply.headers(all);
      request.server.countUnreadablePath(request, reply).then(
        () => void reply.status(404).send({ detail: NOT_FOUND }),
        (refusal: unknown) => {
          const isRefused = refusal instanceof HttpProblem;
          const { status, detail, headers: own } = isRefused ? refusal : UNCOUNTED;
          void reply.status(status).headers(own).send({ detail });
        },
      );
    },
    /** Replies to bytes that are not HTTP, too long or incomplete. */
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
      return ['408 Request Timeout', BODY_TOO_SLOW];
    case 'HPE_HEADER_OVERFLOW':
      return [
        '431 Request Header Fields Too Large',
        'The address or the headers of the request are too long.',
      ];
    default:
      return ['400 Bad Request', 'The request could not be read as HTTP.'];
  }
}
