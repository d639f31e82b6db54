import { createHash, randomBytes } from 'node:crypto';

import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  accountDeleted,
  type AccountDeletion,
  type Actor,
  ADMIN_STAYS,
  conflict,
  emailKey,
  type EmailMark,
  MOVED_LATELY,
} from '@proofround/contracts';
import { Commands, CONFIG, Outbox, Transactions } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import { AuditLog } from '../audit/audit-log.js';
import type { AuthConfig } from '../config.js';
import { AccountMails } from '../mails/account-mails.js';
import { ReportsService } from '../reports/reports.service.js';
import { isDesignatedAdmin, lockCaller, lockUser, UserRow } from '../users/user.entity.js';
import { CurrentPassword } from './current-password.js';
import { SecondFactor } from './second-factor.js';

/** A salted hash by which an e-mail address is recognised but cannot be read. */
export function emailMark(email: string): EmailMark {
  const salt = randomBytes(16).toString('hex');
  return { salt, hash: createHash('sha256').update(salt).update(emailKey(email)).digest('hex') };
}

/** Deletes accounts and announces each deletion to every service. */
@Injectable()
export class AccountDeletionService {
  private readonly logger = new Logger(AccountDeletionService.name);

  constructor(
    private readonly password: CurrentPassword,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly commands: Commands,
    private readonly audit: AuditLog,
    private readonly reports: ReportsService,
    private readonly mails: AccountMails,
    private readonly factor: SecondFactor,
    @Inject(CONFIG) private readonly config: Pick<AuthConfig, 'ADMIN_EMAIL'>,
  ) {}

  /** Deletes the caller's account. @throws DomainError unauthenticated, forbidden, conflict */
  async delete({ user_id }: Actor, { password, code }: AccountDeletion): Promise<void> {
    const hash = await this.password.verify({ user_id }, password);
    await this.transactions.run(async (tx) => {
      const user = await lockCaller(tx, user_id, hash);
      if (isDesignatedAdmin(user, this.config)) throw conflict(ADMIN_STAYS);
      // The owner can undo a thief's change of the address only while the account exists.
      if (await this.mails.canBeTakenBack(tx, user_id)) throw conflict(MOVED_LATELY);
      await this.factor.confirm(tx, user, code);
      await this.erase(tx, user, user_id);
    });
    this.logger.log({ user_id }, 'an account was deleted');
  }

  /** Deletes an account for an operator; false if there is none. @throws DomainError conflict for the designated admin */
  async remove(user_id: string): Promise<boolean> {
    const removed = await this.transactions.run(async (tx) => {
      const user = await lockUser(tx, { id: user_id });
      if (!user) return false;
      if (isDesignatedAdmin(user, this.config)) throw conflict(ADMIN_STAYS);
      await this.erase(tx, user, null);
      return true;
    });
    if (removed) this.logger.log({ user_id }, 'an account was deleted');
    return removed;
  }

  /** Deletes the row, which ends the user's tokens, and appends the event. */
  private async erase(
    tx: EntityManager,
    { id: user_id, email }: UserRow,
    actor_id: string | null,
  ): Promise<void> {
    await this.reports.forgetAuthor(tx, user_id);
    await this.commands.forgetUser(tx, user_id);
    await tx.delete(UserRow, { id: user_id });
    await this.audit.record(tx, {
      actor_id,
      action: 'account.deleted',
      object_kind: 'account',
      object_id: user_id,
    });
    await this.outbox.append(tx, accountDeleted, { user_id, email_mark: emailMark(email) });
    await this.outbox.appendLive(tx, user_id, { event: 'account.deleted', data: {} });
  }
}
