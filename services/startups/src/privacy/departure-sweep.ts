import { Injectable } from '@nestjs/common';
import { Loops, Transactions } from '@proofround/service-kit';
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
export class DepartureSweep {
  constructor(
    transactions: Transactions,
    private readonly erasure: AccountErasure,
    loops: Loops,
  ) {
    const next = (): Promise<boolean> => transactions.run((tx) => this.next(tx));
    loops.add({ name: 'the sweep after deletions', everyMs: SWEEP_MS, next });
  }

  /** One user; true when there may be more. The lock is the claim: replicas sweep different ones. */
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
