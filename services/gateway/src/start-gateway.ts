import { resolve } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { ENDPOINTS } from '@proofround/contracts';
import {
  connectNats,
  jsonLogger,
  loadConfig,
  logWith,
  OpsServer,
  Readiness,
  type RunningProcess,
  ServiceKitModule,
  startTracing,
} from '@proofround/service-kit';
import type { FastifyInstance } from 'fastify';

import { type GatewayConfig, gatewayConfig } from './config.js';
import { EventsController } from './event-stream/events.controller.js';
import { GatewayModule } from './gateway.module.js';
import { collectBodies } from './http/body.js';
import { compressJson } from './http/compression.js';
import { Drain } from './http/drain.js';
import { addRequestHooks } from './http/hooks.js';
import { OpenLists } from './http/open-lists.js';
import { addSecurityHeaders, allowOrigins, hideSharedPages, securityHeadersOf } from './http/security.js';
import { cutStalledReaders } from './http/stalled-readers.js';
import { handlersOfUnreadable, MAX_HEADER_BYTES } from './http/unreadable.js';
import { countUnreadablePaths, limitOtherRoutes, refuseOtherOptions } from './limits/other-routes.js';
import { RateLimits } from './limits/rate-limits.js';
import { LiveHub } from './live/live-hub.js';
import { openApiDocument } from './openapi/document.js';
import { addBoardCookie } from './queues/queues.controller.js';

export async function startGateway(
  env: NodeJS.ProcessEnv,
): Promise<RunningProcess & { app: NestFastifyApplication }> {
  const config = loadConfig(gatewayConfig, env);
  const logger = logWith(jsonLogger({ service: 'gateway', level: config.LOG_LEVEL }));
  const endTracing = await startTracing('gateway', config);
  const ops = await OpsServer.listen(config);
  const nats = await connectNats({ url: config.NATS_URL, name: 'gateway' });
  class Root {}
  const root: DynamicModule = {
    module: Root,
    imports: [ServiceKitModule.forRoot({ service: 'gateway', config, nats, ops }), GatewayModule],
  };
  const headers = await securityHeadersOf(config);
  const adapter = adapterOf(config, headers);
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger,
    abortOnError: false,
    bodyParser: false,
  });

  const fastify = adapter.getInstance();
  const drain = new Drain(fastify);
  const live = app.get(LiveHub);
  fastify.decorate('live', live);
  await addHooks(fastify, config, headers, app.get(RateLimits));
  await fastify.register(fastifyStatic, {
    root: resolve(config.WEB_ROOT),
    serve: false,
    preCompressed: true,
  });
  SwaggerModule.setup('api/docs', app, () => openApiDocument(ENDPOINTS), {
    jsonDocumentUrl: 'api/docs/openapi.json',
    yamlDocumentUrl: 'api/docs/openapi.yaml',
    customSiteTitle: 'Proofround API',
  });

  const readiness = app.get(Readiness);
  readiness.add({ name: 'http', check: () => fastify.server.listening });
  await app.listen({ port: config.PORT, host: config.HOST });
  return {
    app,
    lost: nats.closed(),
    close: async () => {
      readiness.stop();
      app.get(EventsController).stop();
      // Waits for open requests first: they still need the live stream, Redis and NATS.
      await drain.finish(config.SHUTDOWN_TIMEOUT_MS);
      await app.close();
      await endTracing();
    },
  };
}

/** What happens to every request beside its route; the order counts. */
async function addHooks(
  fastify: FastifyInstance,
  config: GatewayConfig,
  headers: Readonly<Record<string, string>>,
  limits: RateLimits,
): Promise<void> {
  collectBodies(fastify, config.BODY_TIMEOUT_MS);
  cutStalledReaders(fastify, config.WRITE_TIMEOUT_MS);
  fastify.decorate('openLists', new OpenLists());
  addRequestHooks(fastify);
  compressJson(fastify);
  addBoardCookie(fastify);
  addSecurityHeaders(fastify, headers);
  countUnreadablePaths(fastify, limits);
  refuseOtherOptions(fastify, limits);
  await allowOrigins(fastify, config);
  hideSharedPages(fastify);
  limitOtherRoutes(fastify, limits);
}

function adapterOf(config: GatewayConfig, headers: Readonly<Record<string, string>>): FastifyAdapter {
  const answers = handlersOfUnreadable(headers);
  return new FastifyAdapter({
    requestTimeout: 30_000,
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    routerOptions: { maxParamLength: 300 },
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: config.BODY_TIMEOUT_MS,
      connectionsCheckingInterval: 2000,
    },
    frameworkErrors: answers.path,
    clientErrorHandler: answers.bytes,
    return503OnClosing: false,
  });
}
