import type { EntityManager } from 'typeorm';

import type { UserRow } from '../users/user.entity.js';

/** What the deletion of an account needs of the second factor, whose module builds on this one. */
export abstract class SecondFactor {
  /** Whether a code of the app or a recovery code is right and new. `row` must be locked. */
  abstract use(tx: EntityManager, row: UserRow, code: string): Promise<boolean>;
}
