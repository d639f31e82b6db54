import type { NatsConnection } from '@nats-io/transport-node';
import {
  type DynamicModule,
  Global,
  Inject,
  Module,
  type OnApplicationShutdown,
  type Provider,
} from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

import { CONFIG, SERVICE_NAME, TOMBSTONES } from '../config/injection-tokens.js';
import type { BaseConfig, DatabaseConfig } from '../config/load-config.js';
import { isDatabaseAway, isDatabaseUsable } from '../database/database-check.js';
import { PoolMetrics } from '../database/pool.js';
import { Statements } from '../database/statements.js';
import { Transactions } from '../database/transactions.js';
import { Departures } from '../departures/departures.js';
import { DeliveryHandler } from '../events/delivery-handler.js';
import { EventConsumers } from '../events/event-consumers.js';
import { EventPublisher } from '../events/publisher.js';
import { Commands } from '../idempotency/commands.js';
import { InboxTransactions } from '../inbox/inbox.js';
import { JETSTREAM, jetstreamClient, NATS } from '../nats/nats.js';
import { OpsServer } from '../ops/ops-server.js';
import { Readiness } from '../ops/readiness.js';
import { EventStatements } from '../outbox/event-statements.sql.js';
import { Outbox } from '../outbox/outbox.js';
import { OutboxRelay } from '../outbox/outbox-relay.js';
import { RpcClient } from '../rpc/rpc-client.js';
import { RpcHandlers } from '../rpc/rpc-handlers.js';
import { Loops } from '../work/loops.js';
import { type DatabaseDefinition, dataSourceOptions } from './data-source.js';
import { ExpiredRowsSweep } from './expired-rows.sweep.js';

export interface ServiceKitOptions {
  service: string;
  config: BaseConfig;
  nats: NatsConnection;
  /** Must be listening already. */
  ops: OpsServer;
  /** Absent in the gateway, which answers no RPC. */
  handlers?: RpcHandlers;
  /** If set, the module also provides transactions, outbox and inbox. */
  database?: DatabaseDefinition;
}

/** Provides the shared infrastructure of every process to all modules. */
@Global()
@Module({})
export class ServiceKitModule implements OnApplicationShutdown {
  constructor(@Inject(NATS) private readonly nats: NatsConnection) {}

  static forRoot(options: ServiceKitOptions): DynamicModule {
    const { service, config, nats, ops, handlers, database } = options;
    const providers: Provider[] = [
      { provide: SERVICE_NAME, useValue: service },
      { provide: CONFIG, useValue: config },
      { provide: NATS, useValue: nats },
      { provide: JETSTREAM, useFactory: () => jetstreamClient(nats) },
      {
        provide: Readiness,
        inject: database ? [DataSource] : [],
        useFactory: (source?: DataSource) => {
          const readiness = new Readiness();
          readiness.add({ name: 'nats', check: () => nats.flush().then(() => true) });
          if (source)
            readiness.add({
              name: 'database',
              check: () => isDatabaseUsable(source),
              isAway: isDatabaseAway, // a standby may return outdated rows
            });
          return readiness;
        },
      },
      ...(handlers ? [{ provide: RpcHandlers, useValue: handlers }] : []),
      Loops,
      RpcClient,
      EventPublisher,
      DeliveryHandler,
      EventConsumers,
      { provide: OpsServer, inject: [Readiness], useFactory: (readiness: Readiness) => ops.watch(readiness) },
    ];
    const imports: DynamicModule['imports'] = [DiscoveryModule];
    if (database) {
      const { DATABASE_URL: url, DATABASE_POOL: pool, DATABASE_POOLER: pooler } = config as DatabaseConfig;
      imports.push(TypeOrmModule.forRoot(dataSourceOptions(database, { url, pool, pooler, service })));
      providers.push(
        Transactions,
        Statements,
        PoolMetrics,
        Commands,
        InboxTransactions,
        { provide: TOMBSTONES, useValue: database.tombstones ?? {} },
        Departures,
        ExpiredRowsSweep,
        Outbox,
        OutboxRelay,
        EventStatements,
      );
    }
    return { module: ServiceKitModule, imports, providers, exports: providers };
  }

  /** Runs last, so that replies and events of the shutdown are still sent. */
  async onApplicationShutdown(): Promise<void> {
    if (!this.nats.isClosed()) await this.nats.drain();
  }
}
