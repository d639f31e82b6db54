import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import type { Stack } from '@proofround/launcher';
import { ApiClient } from '@proofround/test-kit';

import { many } from './faults/outcome.js';
import { memoryOf } from './support/processes.js';
import { table } from './support/report.js';
import { onStack } from './support/stack.js';

/**
 * The memory of open live streams: opens them as pages do, with the position of their first answers,
 * in rounds, and measures the gateway and NATS after each.
 * Run: npm run bench -- streams [number of streams]
 */
const STREAMS = Number(process.argv[2] ?? '2000');
const ROUNDS = 4;
/** The gateway ends a user's oldest stream above this number. */
const PER_USER = 5;
/** Until garbage is collected and short-lived consumers of the broker are gone. */
const SETTLE_MS = 12_000;

interface Page {
  readonly token: string;
  readonly lastEventId: string;
}

async function pages({ url }: Stack): Promise<Page[]> {
  const visitor = new ApiClient(url);
  const made: Page[] = [];
  await many(Math.ceil(STREAMS / PER_USER), async () => {
    const user = await visitor.register('startup');
    const { headers } = await user.get('/auth/me');
    made.push({ token: user.token ?? '', lastEventId: headers.get('live-event-id') ?? '' });
  });
  return made;
}

/** Opens a stream and reads nothing of it but its head. */
async function open({ hostname, port }: URL, { token, lastEventId }: Page): Promise<Socket> {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const lines = ['GET /api/events HTTP/1.1', 'host: x', `authorization: Bearer ${token}`];
  socket.write(`${lines.join('\r\n')}\r\nlast-event-id: ${lastEventId}\r\n\r\n`);
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  if (!chunk.toString().startsWith('HTTP/1.1 200')) throw new Error(chunk.toString());
  return socket.resume();
}

await onStack({}, async (stack) => {
  const users = await pages(stack);
  const memory = (name: string) =>
    memoryOf(stack.processIds.find((one) => one.name === name)?.pid ?? 0) * 1024;
  const sockets: Socket[] = [];
  const rows: (string | number)[][] = [];
  await delay(SETTLE_MS);
  let before = { gateway: memory('gateway'), nats: memory('NATS') };
  for (let round = 1; round <= ROUNDS; round++) {
    const first = sockets.length;
    const count = Math.round((STREAMS * round) / ROUNDS) - first;
    await many(count, async (index) => {
      const page = users[(first + index) % users.length];
      if (page) sockets.push(await open(new URL(stack.url), page));
    });
    const opened = memory('NATS');
    await delay(SETTLE_MS);
    const now = { gateway: memory('gateway'), nats: memory('NATS') };
    rows.push([
      sockets.length,
      Math.round(now.gateway / 1024),
      ((now.gateway - before.gateway) / count).toFixed(1),
      ((opened - before.nats) / count).toFixed(1),
    ]);
    process.stdout.write(`${rows.at(-1)?.join(' | ') ?? ''}\n`);
    before = now;
  }
  for (const socket of sockets) socket.destroy();
  const head = ['open streams', 'gateway MiB', 'kB more per stream', 'kB more per stream in NATS'];
  process.stdout.write(`\n${table(head, rows)}\n`);
});
