import { Controller } from '@nestjs/common';
import { http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Input, type InputOf, Route } from '../http/route.decorator.js';

/** How long settings are cached. They change only with a deployment. */
const FRESH_MS = 30_000;

/** GET /config: combines the settings of several services. */
@Controller()
export class ConfigController {
  private readonly accounts = new Cached(() => this.rpc.call(rpc.settings.get.auth, {}));
  private readonly billing = new Cached(() => this.rpc.call(rpc.settings.get.billing, {}));
  private readonly ai = new Cached(() => this.rpc.call(rpc.settings.get['ai-worker'], {}));

  constructor(private readonly rpc: RpcClient) {}

  @Route(http.settings.get)
  async get(@Input() { actor }: InputOf<typeof http.settings.get>) {
    const is_admin = actor.is_admin || actor.admin_needs_factor === true;
    const [accounts, { payments_test_mode, prices }, ai] = await Promise.all([
      this.accounts.get(),
      this.billing.get(),
      this.ai.get(),
    ]);
    const admin_email = is_admin ? accounts.admin_email : null;
    const { email_verification } = accounts;
    const { ai_source, rubric_version = null } = ai;
    return {
      admin_email,
      is_admin,
      email_verification,
      payments_test_mode,
      ai_source,
      rubric_version,
      prices,
    };
  }
}

/** Caches a value for FRESH_MS, and longer while loading it fails. */
class Cached<T> {
  private entry: { loadedAt: number; value: T } | undefined;

  constructor(private readonly load: () => Promise<T>) {}

  async get(): Promise<T> {
    const { entry } = this;
    if (entry && Date.now() - entry.loadedAt < FRESH_MS) return entry.value;
    try {
      const value = await this.load();
      this.entry = { loadedAt: Date.now(), value };
      return value;
    } catch (error) {
      if (entry) return entry.value;
      throw error;
    }
  }
}
