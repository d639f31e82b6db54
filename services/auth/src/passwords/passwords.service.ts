import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import {
  type Actor,
  emailKey,
  LINK_INVALID,
  notFound,
  type PasswordChange,
  type PasswordReset,
  type User,
} from '@proofround/contracts';
import { Transactions } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import { assertUncommon } from '../accounts/common-passwords.js';
import { CurrentPassword } from '../accounts/current-password.js';
import { PasswordHashes } from '../accounts/password-hashes.js';
import { AuditLog } from '../audit/audit-log.js';
import { AccountMails } from '../mails/account-mails.js';
import { FactorCodes } from '../mfa/factor-codes.js';
import { KnownDevices } from '../sessions/known-devices.js';
import { Sessions } from '../sessions/sessions.js';
import { lockCaller, lockUser, UserRow } from '../users/user.entity.js';
import { toUser } from '../users/user-view.js';

/**
 * A request is ignored while two links of the account still work for ten minutes. So requests of strangers
 * neither fill the mailbox nor leave the owner without a link. The gateway limits mails that the signed-in
 * owner asks for (`account_mails`).
 */
const OPEN_RESETS = { count: 2, workingMs: 10 * 60_000 };

/** Changes passwords, with the current one or with the link of a mail. */
@Injectable()
export class PasswordsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(PasswordsService.name);
  private readonly unfinishedRequests = new Set<Promise<void>>();

  constructor(
    private readonly transactions: Transactions,
    private readonly hashes: PasswordHashes,
    private readonly current: CurrentPassword,
    private readonly mails: AccountMails,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly devices: KnownDevices,
    private readonly factors: FactorCodes,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.unfinishedRequests);
  }

  /** Looks the address up after the reply, so that the reply's time says nothing about it (ACCOUNT-18). */
  forgot(email: string): { accepted: true } {
    const work = this.sendReset(email)
      .catch((error: unknown) => this.logger.error({ err: error }, 'failed to request a reset link'))
      .finally(() => this.unfinishedRequests.delete(work));
    this.unfinishedRequests.add(work);
    return { accepted: true };
  }

  /** Sets the password of the link's account; verifies its address. @throws DomainError not_found, invalid */
  async reset({ token, password }: PasswordReset): Promise<User> {
    assertUncommon(password, 'password');
    // Hashing is slow, so it runs before the transaction, and only for a link that works.
    if (!(await this.mails.works(token, ['reset_password']))) throw notFound(LINK_INVALID);
    const password_hash = await this.hashes.hash(password);
    return this.transactions.run(async (tx) => {
      const redeemed = await this.mails.redeem(tx, token, ['reset_password']);
      if (!redeemed || redeemed.user.email_key !== redeemed.mail.email_key) throw notFound(LINK_INVALID);
      const { user } = redeemed;
      if (user.email_verified_at === null) await this.verifyAddress(tx, user);
      await this.audit.recordOwn(tx, user.id, 'account.password_reset');
      return this.store(tx, user, password_hash);
    });
  }

  /** Changes the caller's password; the caller's session stays. @throws DomainError forbidden, invalid */
  async change(actor: Actor, { current_password, new_password, code }: PasswordChange): Promise<User> {
    assertUncommon(new_password, 'new_password');
    const verifiedHash = await this.current.verify(actor, current_password);
    const password_hash = await this.hashes.hash(new_password);
    return this.transactions.run(async (tx) => {
      const user = await lockCaller(tx, actor.user_id, verifiedHash);
      await this.factors.confirm(tx, user, code);
      await this.audit.recordOwn(tx, user.id, 'account.password_changed');
      return this.store(tx, user, password_hash, actor.session_id);
    });
  }

  /** The owner proves an address for the first time. A stranger may have set up the second factor. */
  private async verifyAddress(tx: EntityManager, user: UserRow): Promise<void> {
    if (user.mfa_enabled_at) await this.audit.recordOwn(tx, user.id, 'account.factor_disabled');
    await this.factors.remove(tx, user);
    user.email_verified_at = new Date();
  }

  /** Stores a new password, ends the other sessions, known devices and open links, and tells the owner. */
  private async store(
    tx: EntityManager,
    user: UserRow,
    password_hash: string,
    keepSession?: string,
  ): Promise<User> {
    const columns = { password_hash, email_verified_at: user.email_verified_at, pending_email: null };
    await tx.update(UserRow, { id: user.id }, columns);
    // A thief may have asked for these links.
    await this.mails.discard(tx, user.id, ['reset_password', 'confirm_new_email']);
    await this.sessions.endAll(tx, user.id, keepSession);
    await this.devices.endAll(tx, user.id);
    await this.mails.request(tx, { user_id: user.id, kind: 'password_changed', email: user.email });
    return toUser(Object.assign(user, columns));
  }

  private async sendReset(email: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const user = await lockUser(tx, { email_key: emailKey(email) });
      if (!user) return;
      const soon = new Date(Date.now() + OPEN_RESETS.workingMs);
      if ((await this.mails.countOpen(tx, user.id, 'reset_password', soon)) >= OPEN_RESETS.count) return;
      await this.mails.request(tx, { user_id: user.id, kind: 'reset_password', email: user.email });
    });
  }
}
