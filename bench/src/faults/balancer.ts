import { connect, createServer, type Server, type Socket } from 'node:net';

/** The address of a gateway. */
interface Target {
  readonly host: string;
  readonly port: number;
}

/** Acts as an ingress for the gateways: forwards each new connection to a ready one. */
export class Balancer {
  private readonly targets = new Map<string, Target>();
  /** The open connections, by gateway. */
  private readonly open = new Map<string, Set<Socket>>();
  private readonly server: Server;
  private turn = 0;

  constructor() {
    this.server = createServer((client) => this.pass(client));
  }

  listen(port: number): Promise<void> {
    return new Promise((resolve) => this.server.listen(port, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    for (const name of this.open.keys()) this.cut(name);
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Adds a ready gateway. */
  add(name: string, port: number, host = '127.0.0.1'): void {
    this.targets.set(name, { host, port });
  }

  /** Sends no new connections to this gateway; its open ones stay until it ends them. */
  remove(name: string): void {
    this.targets.delete(name);
  }

  /** Ends the open connections to a gateway. */
  cut(name: string): void {
    for (const socket of this.open.get(name) ?? []) socket.destroy();
  }

  private pass(client: Socket): void {
    const targets = [...this.targets];
    const chosen = targets[this.turn++ % targets.length];
    if (chosen === undefined) {
      client.destroy();
      return;
    }
    const [name, target] = chosen;
    const server = connect(target.port, target.host);
    const open = this.open.get(name) ?? new Set();
    this.open.set(name, open);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}
