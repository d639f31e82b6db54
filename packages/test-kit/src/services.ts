import type { Actor } from '@proofround/contracts';
import { freePorts } from '@proofround/launcher';
import {
  type BaseConfig,
  connectNats,
  migrateService,
  RpcClient,
  type RunningService,
  type ServiceDefinition,
  startService,
} from '@proofround/service-kit';
import { v7 as uuid } from 'uuid';

import { createDatabase, databaseSettings, directUrl } from './servers.js';

export interface TestService extends RunningService {
  /** The environment of the service, to start a replica or restart it. */
  readonly env: NodeJS.ProcessEnv;
}

/** Starts a service in this process. Without DATABASE_URL it gets its own migrated database. */
export async function startTestService<C extends BaseConfig>(
  definition: ServiceDefinition<C>,
  env: NodeJS.ProcessEnv,
): Promise<TestService> {
  const [opsPort] = await freePorts(1);
  const complete: NodeJS.ProcessEnv = {
    LOG_LEVEL: 'fatal',
    SHUTDOWN_TIMEOUT_MS: '5000',
    // Services that do not run are not waited for long.
    RPC_WAIT_MS: '1500',
    ...env,
    OPS_PORT: String(opsPort),
  };
  if (definition.database) {
    const url = complete['DATABASE_URL'] ?? (await createDatabase(definition.name));
    await migrateService(definition, { ...complete, DATABASE_URL: directUrl(url) });
    Object.assign(complete, databaseSettings(url));
  }
  const running = await startService(definition, complete);
  return { ...running, env: complete };
}

export interface RpcTestClient {
  readonly rpc: RpcClient;
  readonly close: () => Promise<void>;
}

/** A client that calls services over NATS, as the gateway does. */
export async function rpcClient(natsUrl: string, { waitMs = 1500 } = {}): Promise<RpcTestClient> {
  const connection = await connectNats({ url: natsUrl, name: 'test' });
  return { rpc: new RpcClient(connection, { RPC_WAIT_MS: waitMs }), close: () => connection.drain() };
}

/** A caller; a founder by default. */
export function anActor(overrides: Partial<Actor> = {}): Actor {
  return {
    user_id: uuid(),
    user_type: 'startup',
    is_premium: false,
    is_pro: false,
    is_admin: false,
    email_verified: true,
    ...overrides,
  };
}
