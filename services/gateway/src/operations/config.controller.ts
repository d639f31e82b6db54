import { Controller } from '@nestjs/common';
import { http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Route } from '../http/route.decorator.js';

/** Settings change with a deployment, so an answer is good for a while. */
const FRESH_MS = 30_000;

/** GET /config: each setting from the service that has it. */
@Controller()
export class ConfigController {
  private readonly accounts = new Remembered(() => this.rpc.call(rpc.settings.get.auth, {}));
  private readonly billing = new Remembered(() => this.rpc.call(rpc.settings.get.billing, {}));
  private readonly ai = new Remembered(() => this.rpc.call(rpc.settings.get['ai-worker'], {}));

  constructor(private readonly rpc: RpcClient) {}

  @Route(http.settings.get)
  async get() {
    const [{ admin_email }, { payments_test_mode, prices }, { ai_source }] = await Promise.all([
      this.accounts.get(),
      this.billing.get(),
      this.ai.get(),
    ]);
    return { admin_email, payments_test_mode, ai_source, prices };
  }
}

/** Asks again after a while; what was known before serves while its service is away. */
class Remembered<T> {
  private known: { at: number; value: T } | undefined;

  constructor(private readonly ask: () => Promise<T>) {}

  async get(): Promise<T> {
    const { known } = this;
    if (known && Date.now() - known.at < FRESH_MS) return known.value;
    try {
      const value = await this.ask();
      this.known = { at: Date.now(), value };
      return value;
    } catch (error) {
      if (known) return known.value;
      throw error;
    }
  }
}
