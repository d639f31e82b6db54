import { Inject, Injectable } from '@nestjs/common';
import { conflict, type DomainError, pendingRunsSentence } from '@proofround/contracts';
import { CONFIG } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

import type { StartupsConfig } from '../config.js';

const counted = z.tuple([z.object({ pending: z.coerce.number() })]);

/** Bounds the runs of one owner that are queued or running (LIMIT-20). */
@Injectable()
export class PendingRuns {
  /** The most pending runs of one owner; null without a limit. */
  readonly limit: number | null;

  constructor(@Inject(CONFIG) config: Pick<StartupsConfig, 'RATE_LIMITS' | 'LIMIT_PENDING_RUNS'>) {
    this.limit = config.RATE_LIMITS ? config.LIMIT_PENDING_RUNS : null;
  }

  /**
   * Locks the owner's runs until the transaction ends, and checks that one more may be queued.
   * @throws DomainError conflict
   */
  async assertRoom(tx: EntityManager, ownerId: string): Promise<void> {
    if (this.limit === null) return;
    const [{ pending }] = counted.parse(await tx.query('SELECT pending_runs($1) AS pending', [ownerId]));
    if (pending >= this.limit) throw this.refusal();
  }

  refusal(): DomainError {
    return conflict(pendingRunsSentence(this.limit ?? 0));
  }
}
