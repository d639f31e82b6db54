import { ENTER_CODE, forbidden, WRONG_CODE } from '@proofround/contracts';
import type { EntityManager } from 'typeorm';

import type { UserRow } from '../users/user.entity.js';

/** What other features need of the second factor, whose module builds on this one. */
export abstract class SecondFactor {
  /** Uses up a code of the app or a recovery code; false for a wrong or used one. `row` must be locked. */
  abstract use(tx: EntityManager, row: UserRow, code: string): Promise<boolean>;

  /**
   * Confirms a change of the account while the factor is on (ACCOUNT-43). `row` must be locked.
   * @throws DomainError forbidden
   */
  async confirm(tx: EntityManager, row: UserRow, code: string | undefined): Promise<void> {
    if (!row.mfa_enabled_at) return;
    if (code === undefined) throw forbidden(ENTER_CODE);
    if (!(await this.use(tx, row, code))) throw forbidden(WRONG_CODE);
  }
}
