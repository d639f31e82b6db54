import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  accountDeleted,
  ADMIN_STAYS,
  conflict,
  emailKey,
  forbidden,
  unauthenticated,
  WRONG_PASSWORD,
  type AccountDeletion,
  type Actor,
} from '@proofround/contracts';
import { CONFIG, Outbox, Transactions } from '@proofround/service-kit';
import { DataSource } from 'typeorm';

import { Passwords } from '../accounts/passwords.js';
import { UserRow } from '../accounts/user.entity.js';
import type { AuthConfig } from '../config.js';

/** The end of an account: nothing of it is kept here, and every service is told. */
@Injectable()
export class AccountDeletionService {
  private readonly logger = new Logger(AccountDeletionService.name);

  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Pick<AuthConfig, 'ADMIN_EMAIL'>,
  ) {}

  /** At the user's own wish. Of two at once one succeeds. @throws DomainError unauthenticated, forbidden, conflict */
  async delete({ user_id }: Actor, { password }: AccountDeletion): Promise<void> {
    // Checked before the transaction: hashing takes long enough to hold no connection meanwhile.
    const user = await this.database.manager.findOneBy(UserRow, { id: user_id });
    if (!user) throw unauthenticated();
    if (!(await this.passwords.matches(user.password_hash, password))) throw forbidden(WRONG_PASSWORD);
    if (!(await this.remove(user_id))) throw unauthenticated();
  }

  /**
   * Removes the row, so that no token of the user stands for anybody and the e-mail address is
   * free again, and appends the event in the same transaction. False where there is none.
   * @throws DomainError conflict for the designated admin
   */
  async remove(user_id: string): Promise<boolean> {
    const removed = await this.transactions.run(async (tx) => {
      const user = await tx.findOne(UserRow, { where: { id: user_id }, lock: { mode: 'pessimistic_write' } });
      if (!user) return false;
      if (user.email_key === emailKey(this.config.ADMIN_EMAIL)) throw conflict(ADMIN_STAYS);
      await tx.delete(UserRow, { id: user_id });
      await this.outbox.append(tx, accountDeleted, { user_id });
      await this.outbox.appendLive(tx, user_id, { event: 'account.deleted', data: {} });
      // A gateway of the release before cannot read that, but asks again who this is.
      await this.outbox.appendLive(tx, user_id, { event: 'user.updated', data: { is_premium: false } });
      return true;
    });
    if (removed) this.logger.log({ user_id }, 'an account was deleted');
    return removed;
  }
}
