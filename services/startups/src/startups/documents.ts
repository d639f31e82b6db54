import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, statement, Statements } from '@proofround/service-kit';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

import type { StartupsConfig } from '../config.js';

const READ = statement(
  'SELECT id, version, held_back, document FROM startups WHERE id = ANY($1)',
  z.object({ id: z.string(), version: z.number(), held_back: z.boolean(), document: z.string() }),
);

const MIB = 1024 * 1024;
/** Unlimited lists fill the cache up to this share only, so they do not evict the newest documents. */
const SHARE_FOR_FULL_LISTS = 0.8;

interface CachedDocument {
  version: number;
  bytes: Buffer;
}

/**
 * A cache of startups' documents as bytes. A list reads ids and versions from the table; a document
 * is read only if the cache lacks that version. Hence no list shows a stale document, and unchanged
 * documents are not read and encoded again.
 */
@Injectable()
export class Documents {
  private readonly cache: LRUCache<string, CachedDocument>;
  private readonly capacity: number;

  constructor(
    @Inject(Statements) private readonly statements: Pick<Statements, 'run'>,
    @Inject(CONFIG) config: Pick<StartupsConfig, 'DOCUMENT_CACHE_MIB'>,
  ) {
    this.capacity = config.DOCUMENT_CACHE_MIB * MIB;
    this.cache = new LRUCache({ maxSize: this.capacity, sizeCalculation: ({ bytes }) => bytes.length + 100 });
  }

  /**
   * Documents by startup id. Startups that were deleted after `rows` was read are missing; those
   * held back since then are missing too, unless `held` is set.
   * @param options `everything`: the caller reads an unlimited list; `held`: the reader may see held startups.
   */
  async of(
    rows: readonly { id: string; version: number }[],
    options: { everything: boolean; held: boolean },
  ): Promise<ReadonlyMap<string, Buffer>> {
    const found = new Map<string, Buffer>();
    const missing: string[] = [];
    for (const { id, version } of rows) {
      const cached = this.cache.get(id);
      if (cached?.version === version) found.set(id, cached.bytes);
      else missing.push(id);
    }
    if (missing.length > 0) {
      const store = !options.everything || this.cache.calculatedSize < this.capacity * SHARE_FOR_FULL_LISTS;
      for (const { id, version, held_back, document } of await this.statements.run(READ, [missing])) {
        const bytes = Buffer.from(document);
        if (options.held || !held_back) found.set(id, bytes);
        if (store) this.cache.set(id, { version, bytes });
      }
    }
    return found;
  }
}
