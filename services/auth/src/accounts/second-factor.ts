import type { EntityManager } from 'typeorm';

import type { UserRow } from '../users/user.entity.js';

/** What the deletion of an account needs of the second factor, whose module builds on this one. */
export abstract class SecondFactor {
  /** Uses up a code of the app or a recovery code; false for a wrong or used one. `row` must be locked. */
  abstract use(tx: EntityManager, row: UserRow, code: string): Promise<boolean>;
}
