import { jetstream, type JetStreamClient, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';
import { natsServersOf } from '@proofround/contracts';

/** Injection token of the process's only NATS connection. */
export const NATS = Symbol('NATS');
/** Injection token of the JetStream client on that connection. */
export const JETSTREAM = Symbol('JETSTREAM');

/** After three unanswered pings the client leaves the server; until then its calls fail. */
const PING_INTERVAL_MS = 3000;
/** For one attempt: the next server of the list may be silent too. */
const CONNECT_TIMEOUT_MS = 3000;

/** Connects for the lifetime of the process. While the broker is down the client retries. */
export async function connectNats(options: { url: string; name: string }): Promise<NatsConnection> {
  const nats = await connect({
    ...natsServersOf(options.url),
    name: options.name,
    // The broker lets only this kind of process subscribe to this prefix.
    inboxPrefix: `_INBOX_${options.name}`,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 100,
    waitOnFirstConnect: true,
    timeout: CONNECT_TIMEOUT_MS,
    pingInterval: PING_INTERVAL_MS,
    maxPingOut: 2,
    // Capturing a stack trace for each request costs more than the request.
    noAsyncTraces: true,
  });
  void logStatus(nats);
  return nats;
}

async function logStatus(nats: NatsConnection): Promise<void> {
  const logger = new Logger('Nats');
  for await (const status of nats.status()) {
    if (status.type === 'disconnect') logger.warn('disconnected from NATS');
    if (status.type === 'reconnect') logger.log('reconnected to NATS');
    if (status.type === 'error') logger.error({ err: status.error }, 'NATS reported an error');
  }
}

/** Calls back after every reconnect, until the connection closes. */
export function onReconnect(nats: NatsConnection, callback: () => void): void {
  void (async () => {
    for await (const status of nats.status()) {
      if (status.type === 'reconnect') callback();
    }
  })();
}

/** A JetStream client. It makes no request at creation, so it works while NATS is unreachable. */
export function jetstreamClient(nats: NatsConnection): JetStreamClient {
  return jetstream(nats, { timeout: 5000 });
}

/** Manages streams and consumers. `checkAPI` is off because processes may not query account information. */
export const jetstreamAdmin = (nats: NatsConnection) => jetstreamManager(nats, { checkAPI: false });
