import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/** The default address of servers. */
export const LOOPBACK = '127.0.0.1';

/** The interface to listen on: loopback alone, or all of a machine's. */
export const listensOn = (host: string): string => (host === LOOPBACK ? LOOPBACK : '0.0.0.0');

/** Below the range that the system uses for outgoing connections. */
const FIRST = 18_000;
const LAST = 31_999;

/** Ports that this process has handed out, used or not. */
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

export async function isFree(port: number): Promise<boolean> {
  const server = await hold(port, '0.0.0.0');
  if (!server) return false;
  await release(server);
  return true;
}

/** Reserves a port that will be used soon. */
export function reserve(port: number): void {
  given.add(port);
}

/** Several free ports, all different, each handed out once. */
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
