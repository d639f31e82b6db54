import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Ticker, Transactions } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import { AccountErasure } from './account-erasure.service.js';
import { DepartedUserRow } from './departed-user.entity.js';

/**
 * A request that a gateway let pass a moment before the deletion may be carried out after it. The
 * gateway knows a user for 5 s at most without asking, and a request is dropped within 5 s: so long
 * after the deletion nothing more can come.
 */
const AFTERMATH = '15 seconds';
const SWEEP_MS = 1000;

/**
 * Erases once more what was under way while an account was deleted. The paths that create things
 * need not look for deleted accounts then, and none of them can be forgotten.
 */
@Injectable()
export class DepartureSweep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly ticker = new Ticker('the sweep after deletions', SWEEP_MS, () => this.sweep());

  constructor(
    private readonly transactions: Transactions,
    private readonly erasure: AccountErasure,
  ) {}

  onApplicationBootstrap(): void {
    this.ticker.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.ticker.stop();
  }

  /** One pass, a user at a time; replicas sweep different ones. */
  async sweep(): Promise<void> {
    while (await this.transactions.run((tx) => this.next(tx)));
  }

  private async next(tx: EntityManager): Promise<boolean> {
    const departed = await tx
      .createQueryBuilder(DepartedUserRow, 'departed')
      .where('NOT departed.swept')
      .andWhere(`departed.departed_at < now() - interval '${AFTERMATH}'`)
      .orderBy('departed.departed_at')
      .limit(1)
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getOne();
    if (!departed) return false;
    const { user_id } = departed;
    await this.erasure.erase(tx, user_id);
    await tx.update(DepartedUserRow, { user_id }, { swept: true });
    return true;
  }
}
