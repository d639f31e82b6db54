import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import type { Stack } from '@proofround/launcher';
import { ApiClient } from '@proofround/test-kit';
import { z } from 'zod';

import { MAX_DELAY_MS, type Outcome, seconds, slowestDuring } from './outcome.js';

export const BODIES = 2000;
/** Longer than the gateway waits for a body. */
const FLOOD_MS = 12_000;

/** Opens a connection that sends half a request and then nothing. */
function halfSent({ hostname, port }: URL): Socket {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.resume();
  const type = 'content-type: application/json';
  socket.write(`POST /api/auth/login HTTP/1.1\r\nhost: x\r\n${type}\r\ncontent-length: 100\r\n\r\n{"email"`);
  return socket;
}

/** Checks that whole requests are answered meanwhile, also from the same address (LIMIT-12). */
export async function halfSentBodies({ url }: Stack): Promise<Outcome> {
  const user = await new ApiClient(url).register('startup');
  const sockets = Array.from({ length: BODIES }, () => halfSent(new URL(url)));
  const slowest = await slowestDuring(delay(FLOOD_MS), () => user.read(z.unknown(), 'GET', '/auth/me'));
  for (const socket of sockets) socket.destroy();
  return { measured: `slowest answer to others ${seconds(slowest)}`, held: slowest < MAX_DELAY_MS };
}
