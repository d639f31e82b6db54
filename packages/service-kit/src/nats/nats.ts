import { Logger } from '@nestjs/common';
import { jetstream, jetstreamManager, type JetStreamClient } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';

/** Injection token of the process's one NATS connection. */
export const NATS = Symbol('NATS');
/** Injection token of the JetStream client on it. */
export const JETSTREAM = Symbol('JETSTREAM');

/**
 * Connects for as long as the process lives: a broker that is down is waited for, at start and
 * at any time after, and readiness (not an exit) says so meanwhile.
 */
export async function connectNats(options: { url: string; name: string }): Promise<NatsConnection> {
  const url = new URL(options.url);
  const nats = await connect({
    servers: url.host,
    user: url.username ? decodeURIComponent(url.username) : undefined,
    pass: url.password ? decodeURIComponent(url.password) : undefined,
    name: options.name,
    // Answers come where only this kind of process may listen.
    inboxPrefix: `_INBOX_${options.name}`,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 100,
    waitOnFirstConnect: true,
    pingInterval: 20_000,
    maxPingOut: 2,
    // A trace per request, for errors that hardly ever come, costs more than the request.
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

/** A JetStream client without the start-up look-up, which would fail while NATS is away. */
export function jetstreamClient(nats: NatsConnection): JetStreamClient {
  return jetstream(nats, { timeout: 5000 });
}

/** For streams and consumers. Does not ask the broker for its account first, which processes may not. */
export const jetstreamAdmin = (nats: NatsConnection) => jetstreamManager(nats, { checkAPI: false });
