import type { DynamicModule, INestMicroservice, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { z } from 'zod';

import { type BaseConfig, loadConfig } from '../config/load-config.js';
import { jsonLogger, logWith } from '../logging/logging.js';
import { connectNats } from '../nats/nats.js';
import { OpsServer } from '../ops/ops-server.js';
import { Readiness } from '../ops/readiness.js';
import { RpcHandlers } from '../rpc/rpc-handlers.js';
import { RpcServer } from '../rpc/rpc-server.js';
import { startTracing } from '../tracing/exporter.js';
import type { DatabaseDefinition } from './data-source.js';
import { migrateDatabase } from './migrate-database.js';
import { ServiceKitModule } from './service-kit.module.js';

export interface ServiceDefinition<C extends BaseConfig = BaseConfig> {
  /** The folder's name; used as queue group, log field and health entry. */
  name: string;
  config: z.ZodType<C>;
  module: Type;
  database?: DatabaseDefinition;
}

export interface RunningProcess {
  /** Stops as on SIGTERM: takes no new work, finishes running work, closes. */
  close(): Promise<void>;
  /** Resolves with the reason when its connection to NATS is closed for good. */
  readonly lost: Promise<unknown>;
}

export interface RunningService extends RunningProcess {
  app: INestMicroservice;
}

export async function startService<C extends BaseConfig>(
  definition: ServiceDefinition<C>,
  env: NodeJS.ProcessEnv,
): Promise<RunningService> {
  const config = loadConfig(definition.config, env);
  const logger = logWith(jsonLogger({ service: definition.name, level: config.LOG_LEVEL }));
  const endTracing = await startTracing(definition.name, config);
  const ops = await OpsServer.listen(config);
  const nats = await connectNats({ url: config.NATS_URL, name: definition.name });
  const { name: service, database } = definition;
  const handlers = new RpcHandlers(service);
  class Root {}
  const root: DynamicModule = {
    module: Root,
    imports: [
      ServiceKitModule.forRoot({ service, config, nats, ops, handlers, database }),
      definition.module,
    ],
  };
  const started: { readiness?: Readiness } = {};
  const app = await NestFactory.createMicroservice(root, {
    logger,
    abortOnError: false,
    strategy: new RpcServer({
      service,
      handlers,
      nats,
      shutdownTimeoutMs: config.SHUTDOWN_TIMEOUT_MS,
      ready: async () => (await started.readiness?.failing())?.length === 0,
      canAnswer: async () => (await started.readiness?.canAnswer()) ?? true,
    }),
  });
  started.readiness = app.get(Readiness);
  await app.listen();
  return {
    app,
    lost: nats.closed(),
    close: async () => {
      started.readiness?.stop();
      await app.close();
      await endTracing();
    },
  };
}

/** Migrates a service's database and returns the names of the migrations that ran. */
export async function migrateService(
  definition: ServiceDefinition,
  env: NodeJS.ProcessEnv,
): Promise<string[]> {
  const url = env['DATABASE_URL'];
  if (!definition.database || !url) throw new Error(`DATABASE_URL of ${definition.name} is missing`);
  return migrateDatabase(definition.database, { url, service: definition.name });
}
