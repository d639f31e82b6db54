import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

import { type Network, type Target, Unreachable } from '../links/network.js';

/** An address that the guard accepts as public. */
export const PUBLIC = '93.184.216.34';

type Answer = string[] | (() => string[] | Promise<string[]>);

/**
 * A network with one server: tests set the addresses of names, and every connection goes to the
 * server. The real guard runs on top.
 */
export class SmallInternet implements Network {
  /** The targets of requested connections. */
  readonly connected: Target[] = [];
  readonly resolved: string[] = [];
  readonly requests: IncomingMessage[] = [];
  readonly names = new Map<string, Answer>();
  respond: RequestListener = (_request, response) => response.end();
  private server: Server | undefined;

  async start(): Promise<void> {
    this.server = createServer({ maxHeaderSize: 1024 * 1024 }, (request, response) => {
      this.requests.push(request);
      this.respond(request, response);
    });
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => {
      this.server?.close(resolve);
      this.server?.closeAllConnections();
    });
  }

  /** For beforeEach: resets to one site that answers. */
  reset(): void {
    [this.connected, this.resolved, this.requests].forEach((list) => list.splice(0));
    this.names.clear();
    this.names.set('ledgerloop.io', [PUBLIC]);
    this.respond = (_request, response) => response.end();
  }

  get port(): number {
    return (this.server?.address() as AddressInfo).port;
  }

  async resolve(host: string): Promise<string[]> {
    this.resolved.push(host);
    const answer = /^[\d.]+$|:/.test(host) ? [host] : this.names.get(host);
    if (!answer) throw new Unreachable('no such name');
    return typeof answer === 'function' ? await answer() : answer;
  }

  connect(target: Target) {
    this.connected.push(target);
    return connect({ host: '127.0.0.1', port: this.port });
  }
}
