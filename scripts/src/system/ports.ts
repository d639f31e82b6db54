import { createServer } from 'node:net';

async function hold(port: number, host: string) {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

/** So many free ports on loopback, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => hold(0, '127.0.0.1')));
  const ports = servers.map((server) => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return address.port;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Whether a port can be listened on. */
export async function isFree(port: number): Promise<boolean> {
  try {
    const server = await hold(port, '0.0.0.0');
    await new Promise((resolve) => server.close(resolve));
    return true;
  } catch {
    return false;
  }
}
