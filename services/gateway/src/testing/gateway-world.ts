import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { JwtService } from '@nestjs/jwt';
import { freePorts } from '@proofround/launcher';
import { ACCESS_TOKEN, keyId } from '@proofround/service-kit';
import {
  ApiClient,
  startNats,
  startRedis,
  startTestService,
  type TestServer,
  type TestService,
} from '@proofround/test-kit';
import { DataSource } from 'typeorm';

import { authService } from '../../../auth/src/service.js';
import { startGateway } from '../start-gateway.js';

export interface RunningGateway {
  readonly url: string;
  readonly opsUrl: string;
  readonly stop: () => Promise<void>;
}

class Gateways {
  private readonly running = new Set<Awaited<ReturnType<typeof startGateway>>>();
  private readonly webRoot = mkdtempSync(join(tmpdir(), 'proofround-test-web-'));

  constructor(private readonly settings: NodeJS.ProcessEnv) {
    writeFileSync(join(this.webRoot, 'index.html'), '<!doctype html><title>Proofround</title>');
  }

  readonly add = async (others: NodeJS.ProcessEnv = {}): Promise<RunningGateway> => {
    const [port = 0, opsPort = 0] = await freePorts(2);
    const gateway = await startGateway({
      LOG_LEVEL: 'fatal',
      PORT: String(port),
      HOST: '127.0.0.1',
      OPS_PORT: String(opsPort),
      WEB_ROOT: this.webRoot,
      SHUTDOWN_TIMEOUT_MS: '2000',
      // Services that do not run are not waited for.
      RPC_WAIT_MS: '500',
      ...this.settings,
      ...others,
    });
    this.running.add(gateway);
    const stop = async () => {
      if (this.running.delete(gateway)) await gateway.close();
    };
    return { url: `http://127.0.0.1:${port}`, opsUrl: `http://127.0.0.1:${opsPort}`, stop };
  };

  async stop(): Promise<void> {
    await Promise.all([...this.running].map((gateway) => gateway.close()));
    rmSync(this.webRoot, { recursive: true, force: true });
  }
}

/** A gateway with auth, on its own NATS and Redis servers. The other services do not run. */
export class GatewayWorld {
  private constructor(
    readonly url: string,
    readonly opsUrl: string,
    readonly redis: TestServer,
    readonly nats: TestServer,
    readonly stopAuth: () => Promise<void>,
    readonly stopGateway: () => Promise<void>,
    /** Starts one more gateway; `settings` differ from those of the first. */
    readonly addGateway: (settings?: NodeJS.ProcessEnv) => Promise<RunningGateway>,
    private readonly auth: TestService,
    private readonly end: () => Promise<void>,
  ) {}

  static async start(
    settings: NodeJS.ProcessEnv = {},
    authSettings: NodeJS.ProcessEnv = {},
  ): Promise<GatewayWorld> {
    const [nats, redis] = await Promise.all([startNats(), startRedis()]);
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const auth = await startTestService(authService, {
      NATS_URL: nats.url,
      JWT_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      ACCOUNT_SECRET: 'an account secret of at least 32 characters',
      EMAIL_VERIFICATION: 'off',
      ADMIN_EMAIL: 'admin@proofround.test',
      ADMIN_PASSWORD: 'test admin password',
      ...authSettings,
    });
    const gateways = new Gateways({
      NATS_URL: nats.url,
      REDIS_URL: redis.url,
      JWT_PUBLIC_KEYS: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      ...settings,
    });
    const first = await gateways.add();
    let authIsUp = true;
    const stopAuth = async () => {
      if (authIsUp) await auth.close();
      authIsUp = false;
    };
    return new GatewayWorld(
      first.url,
      first.opsUrl,
      redis,
      nats,
      stopAuth,
      first.stop,
      gateways.add,
      auth,
      async () => {
        await gateways.stop();
        await stopAuth();
        await Promise.all([nats.stop(), redis.stop()]);
      },
    );
  }

  stop = (): Promise<void> => this.end();

  query(sql: string, values: unknown[]): Promise<unknown> {
    return this.auth.app.get(DataSource).query(sql, values);
  }

  /** A token with a valid signature that names no session. */
  tokenWithoutSession(userId: string): Promise<string> {
    const privateKey = this.auth.env['JWT_PRIVATE_KEY'] ?? '';
    return new JwtService().signAsync(
      {},
      { subject: userId, expiresIn: 60, privateKey, keyid: keyId(privateKey), ...ACCESS_TOKEN },
    );
  }

  get visitor(): ApiClient {
    return new ApiClient(this.url);
  }
}
