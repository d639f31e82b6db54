import { connect, createServer, type Server, type Socket } from 'node:net';

/** What an ingress is to the gateways: passes each new connection on to one that is ready. */
export class Balancer {
  private readonly targets = new Map<string, number>();
  private readonly open = new Set<Socket>();
  private readonly server: Server;
  private turn = 0;

  constructor() {
    this.server = createServer((client) => this.pass(client));
  }

  listen(port: number): Promise<void> {
    return new Promise((resolve) => this.server.listen(port, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** A gateway is ready. */
  add(name: string, port: number): void {
    this.targets.set(name, port);
  }

  /** No new connections for this one; those that it has stay until it ends them. */
  remove(name: string): void {
    this.targets.delete(name);
  }

  private pass(client: Socket): void {
    const ports = [...this.targets.values()];
    const port = ports[this.turn++ % ports.length];
    if (port === undefined) {
      client.destroy();
      return;
    }
    const server = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => this.open.delete(one));
      one.pipe(other);
    }
  }
}
