import { createHash } from 'node:crypto';

import { Logger, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import type { StartupFacts } from '@proofround/contracts';
import { CONFIG } from '@proofround/service-kit';
import type { RedisConnection } from '@proofround/service-kit/redis/connect-redis.js';
import { Counter } from 'prom-client';

import type { AiWorkerConfig } from '../config.js';
import { modelRedis } from '../redis/redis.js';
import { type CheckedLinks, type LinkStatus, linkStatus, NOT_CHECKED, UNREACHABLE } from './link-status.js';
import { internet, type Network, Unreachable } from './network.js';
import { LIMITS, type Limits, openPage } from './page.js';
import { webAddress } from './web-address.js';

const linksChecked = new Counter({
  name: 'proofround_links_checked_total',
  help: 'Looks at addresses that founders gave, by what was found (checked, unreachable, not_checked)',
  labelNames: ['status'],
});

/** A found page is trusted for a day. A missing page may come back soon. */
const FOUND_MS = 24 * 3600 * 1000;
const MISSED_MS = 3600 * 1000;

/** Checks whether the addresses that founders give lead to a page that anybody can open. */
export class LinkChecker implements OnApplicationShutdown {
  private readonly logger = new Logger(LinkChecker.name);
  private readonly redis: RedisConnection;
  private readonly on: boolean;

  /** The provider passes only `config`; tests also pass a network. */
  constructor(
    config: Pick<AiWorkerConfig, 'REDIS_URL' | 'LINK_CHECK'>,
    private readonly network: Network = internet,
    private readonly limits: Limits = LIMITS,
  ) {
    this.on = config.LINK_CHECK === 'on';
    this.redis = modelRedis(config.REDIS_URL);
  }

  /** Never throws: a failed check gives `not_checked`. */
  async check(
    { product_url, pitch_deck_url }: Pick<StartupFacts, 'product_url' | 'pitch_deck_url'>,
    signal?: AbortSignal,
  ): Promise<CheckedLinks> {
    const [product, deck] = await Promise.all([
      this.checkLink(product_url, signal),
      this.checkLink(pitch_deck_url, signal),
    ]);
    return { product, deck };
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  private async checkLink(text: string | null, signal: AbortSignal | undefined): Promise<LinkStatus> {
    if (text === null) return NOT_CHECKED;
    const url = webAddress(text);
    // A reserved address needs no request, so this also holds with LINK_CHECK=off.
    if (!url) return UNREACHABLE;
    if (!this.on) return NOT_CHECKED;
    url.hash = '';
    const key = `links:${createHash('sha256').update(url.href).digest('hex')}`;
    const before = await this.remembered(key);
    if (before) return before;
    const found = await this.open(url, signal);
    linksChecked.inc({ status: found.status });
    if (!signal?.aborted) await this.remember(key, found);
    return found;
  }

  private async open(url: URL, signal: AbortSignal | undefined): Promise<LinkStatus> {
    try {
      const { title } = await openPage(url.href, this.network, this.limits, signal);
      return { status: 'checked', ...(title === undefined ? {} : { title }) };
    } catch (error) {
      // Logs neither the address nor the page's text, because both belong to the founder.
      this.logger.debug(
        { reason: error instanceof Error ? error.message : 'unexpected' },
        'no page was found',
      );
      return error instanceof Unreachable ? UNREACHABLE : NOT_CHECKED;
    }
  }

  /** If Redis fails or an entry does not fit, the page is checked again. */
  private async remembered(key: string): Promise<LinkStatus | undefined> {
    try {
      const text = await this.redis.get(key);
      return text === null ? undefined : linkStatus.safeParse(JSON.parse(text)).data;
    } catch {
      return undefined;
    }
  }

  private async remember(key: string, found: LinkStatus): Promise<void> {
    try {
      const life = found.status === 'checked' ? FOUND_MS : MISSED_MS;
      await this.redis.set(key, JSON.stringify(found), 'PX', life);
    } catch {
      // Without the entry the page is checked again.
    }
  }
}

export const linkCheckerProvider: Provider = {
  provide: LinkChecker,
  inject: [CONFIG],
  useFactory: (config: AiWorkerConfig) => new LinkChecker(config),
};
