import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A connection between a process and a server that can be slowed, blocked and cut. */
export class Proxy {
  private readonly open = new Set<Socket>();
  private readonly server: Server;
  private delayMs = 0;
  private blocked = false;
  port = 0;

  constructor(private readonly target: { host: string; port: number }) {
    this.server = createServer((client) => this.join(client));
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
    this.port = address.port;
  }

  async stop(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Delays all data by this time, in both directions. */
  slow(ms: number): void {
    this.delayMs = ms;
  }

  /** Ends every connection at once, even in the middle of a message. */
  cut(): void {
    for (const socket of this.open) socket.destroy();
  }

  /** Drops all data without an error, as a broken switch does. */
  block(blocked: boolean): void {
    this.blocked = blocked;
    if (blocked) return;
    // The dropped data is lost, so both ends must reconnect.
    this.cut();
  }

  private join(client: Socket): void {
    const server = connect(this.target);
    this.pass(client, server);
    this.pass(server, client);
  }

  private pass(from: Socket, to: Socket): void {
    this.open.add(from);
    // One after the other, so that a delay keeps the order.
    let last: Promise<void> = Promise.resolve();
    from.on('data', (data) => {
      if (this.blocked) return;
      if (this.delayMs === 0) {
        to.write(data);
        return;
      }
      const wait = delay(this.delayMs);
      last = last.then(async () => {
        await wait;
        if (!to.destroyed) to.write(data);
      });
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.open.delete(from);
      to.destroy();
    });
  }
}

/** Starts a proxy for a server. @returns the server's address through the proxy */
export async function proxyFor(address: string): Promise<{ proxy: Proxy; url: string }> {
  const url = new URL(address);
  const proxy = new Proxy({ host: url.hostname, port: Number(url.port) });
  await proxy.start();
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return { proxy, url: url.href };
}
