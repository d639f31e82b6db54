import { randomBytes } from 'node:crypto';

import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  type AccountMailKind,
  type Actor,
  conflict,
  EMAIL_ALREADY_VERIFIED,
  emailKey,
  LINK_INVALID,
  notFound,
  unauthenticated,
  type User,
} from '@proofround/contracts';
import { CONFIG, Transactions } from '@proofround/service-kit';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';

import { PasswordHashes } from '../accounts/password-hashes.js';
import { AuditLog } from '../audit/audit-log.js';
import type { AuthConfig } from '../config.js';
import { AccountMailRow } from '../mails/account-mail.entity.js';
import { AccountMails, type Redeemed, TAKE_BACK_MS } from '../mails/account-mails.js';
import { FactorCodes } from '../mfa/factor-codes.js';
import { Sessions } from '../sessions/sessions.js';
import { lockUser, UserRow } from '../users/user.entity.js';
import { toUser } from '../users/user-view.js';
import { Addresses } from './addresses.js';

const UNDO: AccountMailKind[] = ['undo_email_change'];

/** Whether the factor may be the thief's: it was turned on after the change, or less than 72 hours before it. */
const isSuspect = (enabledAt: Date | null, { created_at }: AccountMailRow): boolean =>
  enabledAt !== null && enabledAt.getTime() > created_at.getTime() - TAKE_BACK_MS;

/** Verifies e-mail addresses and undoes their changes, by the links of mails. */
@Injectable()
export class EmailsService implements OnApplicationBootstrap {
  constructor(
    private readonly transactions: Transactions,
    private readonly mails: AccountMails,
    private readonly addresses: Addresses,
    private readonly sessions: Sessions,
    private readonly factors: FactorCodes,
    private readonly hashes: PasswordHashes,
    private readonly audit: AuditLog,
    @Inject(CONFIG) private readonly config: Pick<AuthConfig, 'EMAIL_VERIFICATION'>,
  ) {}

  /** Where addresses are not verified, all accounts count as verified, also those registered before. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.EMAIL_VERIFICATION) return;
    const verified = { email_verified_at: new Date() };
    await this.transactions.run((tx) => tx.update(UserRow, { email_verified_at: IsNull() }, verified));
  }

  /** @throws DomainError not_found, conflict */
  verify(token: string): Promise<User> {
    return this.transactions.run(async (tx) => {
      const { mail, user } = await this.redeem(tx, token, ['verify_email', 'confirm_new_email']);
      if (mail.kind === 'verify_email') return this.confirm(tx, user, mail);
      if (user.pending_email !== mail.email) throw notFound(LINK_INVALID);
      return toUser(await this.addresses.replace(tx, user, mail.email, mail.session_id ?? undefined));
    });
  }

  /** @throws DomainError conflict if the address is verified */
  resend({ user_id }: Actor): Promise<User> {
    return this.transactions.run(async (tx) => {
      const user = await lockUser(tx, { id: user_id });
      if (!user) throw unauthenticated();
      if (user.email_verified_at !== null) throw conflict(EMAIL_ALREADY_VERIFIED);
      await this.mails.request(tx, { user_id, kind: 'verify_email', email: user.email });
      return toUser(user);
    });
  }

  /**
   * Restores a former address and keeps out whoever changed it: all sessions end, no password counts until
   * the owner sets one with the link that is sent, and a second factor that was turned on since, or less than
   * 72 hours before, is off.
   * @throws DomainError not_found, conflict
   */
  async undo(token: string): Promise<User> {
    if (!(await this.mails.works(token, UNDO))) throw notFound(LINK_INVALID);
    // Hashing is slow, so it runs before the transaction.
    const password_hash = await this.hashes.hash(randomBytes(32).toString('base64url'));
    return this.transactions.run(async (tx) => {
      const { mail, user } = await this.redeem(tx, token, UNDO);
      // Later changes are undone too, so their links must not bring their addresses back.
      await tx.update(
        AccountMailRow,
        { user_id: user.id, kind: 'undo_email_change', id: MoreThan(mail.id), used_at: IsNull() },
        { used_at: new Date() },
      );
      await this.audit.recordOwn(tx, user.id, 'account.email_change_undone');
      const restored = await this.addresses.storeVerified(tx, user, mail.email);
      await tx.update(UserRow, { id: user.id }, { password_hash });
      await this.sessions.endAll(tx, user.id);
      if (isSuspect(user.mfa_enabled_at, mail)) {
        await this.audit.recordOwn(tx, user.id, 'account.factor_disabled');
        await this.factors.remove(tx, user);
      }
      await this.mails.request(tx, { user_id: user.id, kind: 'reset_password', email: mail.email });
      return toUser(await tx.findOneByOrFail(UserRow, { id: restored.id }));
    });
  }

  private async confirm(tx: EntityManager, user: UserRow, mail: AccountMailRow): Promise<User> {
    if (user.email_key !== emailKey(mail.email)) throw notFound(LINK_INVALID);
    const columns = { email_verified_at: user.email_verified_at ?? new Date() };
    await tx.update(UserRow, { id: user.id }, columns);
    await this.addresses.announce(tx, user);
    return toUser(Object.assign(user, columns));
  }

  private async redeem(
    tx: EntityManager,
    token: string,
    kinds: Parameters<AccountMails['redeem']>[2],
  ): Promise<Redeemed> {
    const redeemed = await this.mails.redeem(tx, token, kinds);
    if (!redeemed) throw notFound(LINK_INVALID);
    return redeemed;
  }
}
