import type { FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';

import { cutIfStalled } from './stalled.js';

/**
 * Takes over a reply from Fastify, to write it directly. Keeps the headers already set. A client that
 * does not read is cut off.
 */
export function hijack(reply: FastifyReply): ServerResponse {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  cutIfStalled(reply.raw, reply.server.writeTimeoutMs);
  return reply.raw;
}
