import { ApiClient, startNats, startRedis, startTestService, type TestServer } from '@proofround/test-kit';
import { freePorts } from '@proofround/launcher';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { authService } from '../../../auth/src/service.js';
import { startGateway } from '../start-gateway.js';

/** A gateway with auth, on its own NATS and Redis servers. The other services do not run. */
export class GatewayWorld {
  private constructor(
    readonly url: string,
    readonly redis: TestServer,
    readonly nats: TestServer,
    /** Stops auth for good. */
    readonly stopAuth: () => Promise<void>,
    private readonly end: () => Promise<void>,
  ) {}

  static async start(settings: NodeJS.ProcessEnv = {}): Promise<GatewayWorld> {
    const [nats, redis] = await Promise.all([startNats(), startRedis()]);
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const auth = await startTestService(authService, {
      NATS_URL: nats.url,
      JWT_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      ADMIN_EMAIL: 'admin@proofround.test',
      ADMIN_PASSWORD: 'test admin password',
    });
    const webRoot = mkdtempSync(join(tmpdir(), 'proofround-test-web-'));
    writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Proofround</title>');
    const [port = 0, opsPort = 0] = await freePorts(2);
    const gateway = await startGateway({
      LOG_LEVEL: 'fatal',
      NATS_URL: nats.url,
      REDIS_URL: redis.url,
      PORT: String(port),
      HOST: '127.0.0.1',
      OPS_PORT: String(opsPort),
      JWT_PUBLIC_KEYS: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      WEB_ROOT: webRoot,
      SHUTDOWN_TIMEOUT_MS: '2000',
      ...settings,
    });
    let authIsUp = true;
    const stopAuth = async () => {
      if (authIsUp) await auth.close();
      authIsUp = false;
    };
    return new GatewayWorld(`http://127.0.0.1:${port}`, redis, nats, stopAuth, async () => {
      await gateway.close();
      await stopAuth();
      await Promise.all([nats.stop(), redis.stop()]);
      rmSync(webRoot, { recursive: true, force: true });
    });
  }

  stop = (): Promise<void> => this.end();

  get visitor(): ApiClient {
    return new ApiClient(this.url);
  }
}
