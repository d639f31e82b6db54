import type { FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';

/** Takes over a reply from Fastify, to write it directly. Keeps the headers already set. */
export function hijack(reply: FastifyReply): ServerResponse {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  return reply.raw;
}
