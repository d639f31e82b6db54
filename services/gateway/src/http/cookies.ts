import type { FastifyReply, FastifyRequest } from 'fastify';

/** A request and the reply to it. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Cookie {
  readonly name: string;
  /** Without characters that a cookie must not contain, as in our tokens. */
  readonly value: string;
  readonly path: string;
  readonly maxAgeS: number;
}

/** Sets a cookie that neither scripts nor other sites can use. */
export function setCookie({ request, reply }: Exchange, { name, value, path, maxAgeS }: Cookie): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=${path}; Max-Age=${maxAgeS}; HttpOnly; SameSite=Strict${secure}`,
  );
}

/** The value of a cookie of the request. */
export function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const start = `${name}=`;
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
}
