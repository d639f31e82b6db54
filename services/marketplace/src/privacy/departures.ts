import { Injectable } from '@nestjs/common';
import { unauthenticated } from '@proofround/contracts';
import { Tombstones } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import { DepartedUserRow } from './departed-user.entity.js';

/** Who is gone: what a user creates and the end of their account do not overlook each other. */
@Injectable()
export class Departures {
  private readonly departed = new Tombstones(DepartedUserRow, 'user_id');

  /** Remembers that a user is gone, once all that they are just creating is there to be seen. */
  add(tx: EntityManager, userId: string): Promise<void> {
    return this.departed.mark(tx, userId);
  }

  /** Lets a user who is still there create something. @throws DomainError unauthenticated */
  async assertPresent(tx: EntityManager, userId: string): Promise<void> {
    if (await this.departed.isMarked(tx, userId)) throw unauthenticated();
  }
}
