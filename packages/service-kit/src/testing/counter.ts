import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Injectable, Module } from '@nestjs/common';
import { defineEvent, type EventData } from '@proofround/contracts';
import { startNats, startTestService, type TestServer, type TestService, until } from '@proofround/test-kit';
import { DataSource, type QueryRunner } from 'typeorm';
import { z } from 'zod';

import { type DatabaseConfig, databaseConfig } from '../config/load-config.js';
import { Migration } from '../database/migration.js';
import { Transactions } from '../database/transactions.js';
import { Consumes, type TransactionalDelivery } from '../events/consumes.decorator.js';
import { Outbox } from '../outbox/outbox.js';
import type { ServiceDefinition } from '../service/start-service.js';

export const counted = defineEvent(
  'probe.counted.v1',
  z.object({ key: z.string(), fail_times: z.number().default(0) }),
);
export const stuck = defineEvent('probe.stuck.v1', z.object({ n: z.number() }));

class Counters1 extends Migration {
  override readonly name = 'Counters1700000000001';
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE counters (key text PRIMARY KEY, value int NOT NULL)');
  }
}

/** How often each key was attempted. */
export const attempts = new Map<string, number>();

/** Counts the events it receives, so that a duplicate shows. */
@Injectable()
class CounterConsumer {
  @Consumes(counted)
  async count({ key, fail_times }: EventData<typeof counted>, { tx }: TransactionalDelivery): Promise<void> {
    await tx.query(
      'INSERT INTO counters VALUES ($1, 1) ON CONFLICT (key) DO UPDATE SET value = counters.value + 1',
      [key],
    );
    const attempt = (attempts.get(key) ?? 0) + 1;
    attempts.set(key, attempt);
    if (attempt <= fail_times) throw new Error('not this time');
  }
}

let free: () => void = () => undefined;
const freed = new Promise<void>((resolve) => (free = resolve));
/** The events that wait until the test frees them. */
export const waiting = { count: 0, free };

@Injectable()
class StuckConsumer {
  @Consumes(stuck)
  async wait(): Promise<void> {
    waiting.count += 1;
    await freed;
  }
}

@Module({ providers: [StuckConsumer, CounterConsumer] })
class CounterModule {}

/** A service that counts the events it receives. */
export const counterService: ServiceDefinition<DatabaseConfig> = {
  name: 'counter',
  config: databaseConfig,
  module: CounterModule,
  database: { entities: [], migrations: [Counters1] },
};

/** The running service with a NATS server and a database of its own. */
export class CounterWorld {
  readonly transactions: Transactions;
  readonly outbox: Outbox;
  readonly database: DataSource;

  private constructor(
    readonly nats: TestServer,
    /** A connection of the test's own. */
    readonly connection: NatsConnection,
    readonly running: TestService,
  ) {
    this.transactions = running.app.get(Transactions);
    this.outbox = running.app.get(Outbox);
    this.database = running.app.get(DataSource);
  }

  static async start(): Promise<CounterWorld> {
    const nats = await startNats();
    const { host, username, password } = new URL(nats.url);
    const connection = await connect({
      servers: host,
      user: username,
      pass: password,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 100,
    });
    const running = await startTestService(counterService, { NATS_URL: nats.url, OUTBOX_SWEEP_MS: '200' });
    return new CounterWorld(nats, connection, running);
  }

  async stop(): Promise<void> {
    await this.running.close();
    await this.connection.close();
    await this.nats.stop();
  }

  /** Stores an event to count, in a transaction of its own. */
  send(key: string, fail_times = 0): Promise<void> {
    return this.transactions.run((tx) => this.outbox.append(tx, counted, { key, fail_times }));
  }

  async value(key: string): Promise<number | undefined> {
    const [row] = z
      .array(z.object({ value: z.number() }))
      .parse(await this.database.query('SELECT value FROM counters WHERE key = $1', [key]));
    return row?.value;
  }

  counts(key: string, expected: number): Promise<true> {
    return until(`${key} counts ${expected}`, async () => (await this.value(key)) === expected);
  }

  async unsent(): Promise<number> {
    return z.array(z.unknown()).parse(await this.database.query('SELECT id FROM outbox')).length;
  }
}
