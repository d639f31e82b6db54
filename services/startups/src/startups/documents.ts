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
/** A reader of everything fills the rest of the room only, so that the newest stay at hand. */
const FOR_EVERYTHING = 0.8;

interface Kept {
  version: number;
  bytes: Buffer;
}

/**
 * Startups' documents as bytes, ready to be sent. A list asks the table which startups in which
 * version belong in it; only what is not at hand in just that version is read. So nothing stale
 * can be shown, and what has not changed is not read, decoded and encoded again.
 */
@Injectable()
export class Documents {
  private readonly kept: LRUCache<string, Kept>;
  private readonly room: number;

  constructor(
    @Inject(Statements) private readonly statements: Pick<Statements, 'run'>,
    @Inject(CONFIG) config: Pick<StartupsConfig, 'DOCUMENT_CACHE_MIB'>,
  ) {
    this.room = config.DOCUMENT_CACHE_MIB * MIB;
    this.kept = new LRUCache({ maxSize: this.room, sizeCalculation: ({ bytes }) => bytes.length + 100 });
  }

  /**
   * The documents of rows by id. One that was deleted in between is missing; so is one that has
   * been held back since, unless the reader may see those too.
   */
  async of(
    rows: readonly { id: string; version: number }[],
    options: { everything: boolean; held: boolean },
  ): Promise<ReadonlyMap<string, Buffer>> {
    const found = new Map<string, Buffer>();
    const missing: string[] = [];
    for (const { id, version } of rows) {
      const kept = this.kept.get(id);
      if (kept?.version === version) found.set(id, kept.bytes);
      else missing.push(id);
    }
    if (missing.length > 0) {
      const keep = !options.everything || this.kept.calculatedSize < this.room * FOR_EVERYTHING;
      for (const { id, version, held_back, document } of await this.statements.run(READ, [missing])) {
        const bytes = Buffer.from(document);
        if (options.held || !held_back) found.set(id, bytes);
        if (keep) this.kept.set(id, { version, bytes });
      }
    }
    return found;
  }
}
