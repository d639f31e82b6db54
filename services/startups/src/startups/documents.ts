import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, statement, Statements } from '@proofround/service-kit';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

import type { StartupsConfig } from '../config.js';
import { type Parts, partsIn } from '../records/fit.js';
import { LEAN_COLUMNS, leanColumns, leanText } from '../records/lean-document.js';

const row = { id: z.string(), held_back: z.boolean(), parts: z.array(z.number().nullable()).nullable() };
const READ_LEAN = statement(
  `SELECT id, version, held_back, parts, ${LEAN_COLUMNS} FROM startups WHERE id = ANY($1)`,
  z.object({ ...row, version: z.number(), ...leanColumns }),
);
const READ_WHOLE = statement(
  'SELECT id, held_back, parts, document FROM startups WHERE id = ANY($1)',
  z.object({ ...row, document: z.string() }),
);

const MIB = 1024 * 1024;
/** Unlimited lists fill the cache up to this share only, so they do not evict the newest documents. */
const SHARE_FOR_FULL_LISTS = 0.8;

/** A startup as a list shows it. */
export interface ListedStartup {
  /** The document, a JSON object. */
  readonly bytes: Buffer;
  /** The parts of its score, for the reader's own fit. */
  readonly parts: Parts;
}

interface CachedStartup extends ListedStartup {
  readonly version: number;
}

interface Reading {
  /** The caller reads an unlimited list. */
  isUnlimited: boolean;
  /** The reader may see held startups. */
  includesHeld: boolean;
  /** The documents carry the whole analysis. */
  withAnalysis: boolean;
}

/**
 * A cache of startups' lean documents as bytes. A list reads ids and versions from the table; a document
 * is read only if the cache lacks that version. Hence no list shows a stale document, and unchanged
 * documents are not read and encoded again. Whole documents are not cached: few lists ask for them.
 */
@Injectable()
export class Documents {
  private readonly cache: LRUCache<string, CachedStartup>;
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
   * held back since then are missing too, unless `includesHeld` is set.
   */
  of(
    rows: readonly { id: string; version: number }[],
    reading: Reading,
  ): Promise<ReadonlyMap<string, ListedStartup>> {
    return reading.withAnalysis ? this.whole(rows, reading) : this.lean(rows, reading);
  }

  private async whole(
    rows: readonly { id: string }[],
    { includesHeld }: Reading,
  ): Promise<ReadonlyMap<string, ListedStartup>> {
    const read = await this.statements.run(READ_WHOLE, [rows.map(({ id }) => id)]);
    const shown = read.filter(({ held_back }) => includesHeld || !held_back);
    return new Map(
      shown.map(({ id, parts, document }) => [id, { bytes: Buffer.from(document), parts: partsIn(parts) }]),
    );
  }

  private async lean(
    rows: readonly { id: string; version: number }[],
    { isUnlimited, includesHeld }: Reading,
  ): Promise<ReadonlyMap<string, ListedStartup>> {
    const found = new Map<string, ListedStartup>();
    const missing: string[] = [];
    for (const { id, version } of rows) {
      const cached = this.cache.get(id);
      if (cached?.version === version) found.set(id, cached);
      else missing.push(id);
    }
    if (missing.length > 0) {
      const store = !isUnlimited || this.cache.calculatedSize < this.capacity * SHARE_FOR_FULL_LISTS;
      const read = await this.statements.run(READ_LEAN, [missing]);
      for (const { id, version, held_back, parts, ...lean } of read) {
        const startup = { version, bytes: Buffer.from(leanText(lean)), parts: partsIn(parts) };
        if (includesHeld || !held_back) found.set(id, startup);
        if (store) this.cache.set(id, startup);
      }
    }
    return found;
  }
}
