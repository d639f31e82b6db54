import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/** Below the range from which the system takes ports for outgoing connections. */
const FIRST = 18_000;
const LAST = 31_999;

/** Given out by this process already, whether in use yet or not. */
const given = new Set<number>();

async function hold(port: number, host: string): Promise<Server | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined));
    server.listen(port, host, () => resolve(server));
  });
}

const release = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
  });

/** Whether a port can be listened on. */
export async function isFree(port: number): Promise<boolean> {
  const server = await hold(port, '0.0.0.0');
  if (!server) return false;
  await release(server);
  return true;
}

/** Keeps a port that is about to be listened on from being given out. */
export function reserve(port: number): void {
  given.add(port);
}

/** So many free ports, all different, each given out once. */
export async function freePorts(count: number): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) {
    const port = randomInt(FIRST, LAST + 1);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    found.push(port);
  }
  return found;
}
