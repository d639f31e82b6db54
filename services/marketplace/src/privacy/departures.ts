import { Injectable } from '@nestjs/common';
import { DomainError } from '@proofround/contracts';
import type { EntityManager } from 'typeorm';

import { DepartedUserRow } from './departed-user.entity.js';

/**
 * Who is gone. What a user creates and the end of their account wait for each other, so that
 * neither overlooks the other. A transaction takes this lock before any row's.
 */
@Injectable()
export class Departures {
  /** Remembers that a user is gone, once all that they are just creating is there to be seen. */
  async add(tx: EntityManager, user_id: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [user_id]);
    await tx.createQueryBuilder().insert().into(DepartedUserRow).values({ user_id }).orIgnore().execute();
  }

  /** Lets a user who is still there create something. @throws DomainError unauthenticated */
  async assertPresent(tx: EntityManager, user_id: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [user_id]);
    if (await tx.existsBy(DepartedUserRow, { user_id })) {
      throw new DomainError('unauthenticated', 'Not authenticated');
    }
  }
}
