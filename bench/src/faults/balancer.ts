import { connect, createServer, type Server, type Socket } from 'node:net';

/** Acts as an ingress for the gateways: forwards each new connection to a ready one. */
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

  /** Adds a ready gateway. */
  add(name: string, port: number): void {
    this.targets.set(name, port);
  }

  /** Sends no new connections to this gateway; its open ones stay until it ends them. */
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
