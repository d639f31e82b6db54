import type { FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';

/** Takes an answer out of Fastify's hands, with the headers that every answer has. */
export function hijack(reply: FastifyReply): ServerResponse {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  return reply.raw;
}
