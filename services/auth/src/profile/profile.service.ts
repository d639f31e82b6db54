import { Inject, Injectable } from '@nestjs/common';
import {
  type AccountChange,
  type Actor,
  ADMIN_EMAIL_STAYS,
  conflict,
  emailKey,
  MFA_OFF,
  type User,
} from '@proofround/contracts';
import { CONFIG, Transactions } from '@proofround/service-kit';
import { DataSource, type EntityManager } from 'typeorm';

import { AccountsService } from '../accounts/accounts.service.js';
import { CurrentPassword } from '../accounts/current-password.js';
import { SecondFactor } from '../accounts/second-factor.js';
import { Addresses } from '../addresses/addresses.js';
import type { AuthConfig } from '../config.js';
import { AccountMails } from '../mails/account-mails.js';
import { isDesignatedAdmin, lockCaller, UserRow } from '../users/user.entity.js';
import { toUser } from '../users/user-view.js';

@Injectable()
export class ProfileService {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly addresses: Addresses,
    private readonly mails: AccountMails,
    private readonly password: CurrentPassword,
    private readonly factor: SecondFactor,
    @Inject(CONFIG) private readonly config: Pick<AuthConfig, 'ADMIN_EMAIL' | 'EMAIL_VERIFICATION'>,
  ) {}

  /**
   * A given password or code is always verified, because the gateway clears its count of guesses after a success.
   * @throws DomainError conflict; forbidden if a given password or code is wrong, or if one is missing for a
   * new address
   */
  async update(actor: Actor, { name, email, current_password, code }: AccountChange): Promise<User> {
    const isMoving = email !== undefined && (await this.isNew(actor, email));
    const needsPassword = isMoving || current_password !== undefined;
    const hash = needsPassword ? await this.password.verifyUnlessFresh(actor, current_password) : undefined;
    return this.transactions.run(async (tx) => {
      const user = await lockCaller(tx, actor.user_id, hash);
      if (code !== undefined && !user.mfa_enabled_at) throw conflict(MFA_OFF);
      if (isMoving || code !== undefined) await this.factor.confirm(tx, user, code);
      const named = name === undefined || name === user.name ? user : await this.rename(tx, user, name);
      return toUser(email === undefined ? named : await this.setAddress(tx, named, email, actor.session_id));
    });
  }

  private async isNew({ user_id: id }: Actor, email: string): Promise<boolean> {
    return !(await this.database.manager.existsBy(UserRow, { id, email_key: emailKey(email) }));
  }

  private async rename(tx: EntityManager, user: UserRow, name: string): Promise<UserRow> {
    await tx.update(UserRow, { id: user.id }, { name });
    await this.addresses.announce(tx, user);
    return Object.assign(user, { name });
  }

  /** Asks the new address for confirmation. The current one, or another spelling of it, ends a pending change. */
  private async setAddress(
    tx: EntityManager,
    user: UserRow,
    email: string,
    session?: string,
  ): Promise<UserRow> {
    const isSame = emailKey(email) === user.email_key;
    if (!isSame && isDesignatedAdmin(user, this.config)) throw conflict(ADMIN_EMAIL_STAYS);
    if (!isSame) await this.accounts.assertFree(tx, email, user.id);
    if (!isSame && !this.config.EMAIL_VERIFICATION) return this.addresses.replace(tx, user, email, session);
    const columns = isSame ? { email, pending_email: null } : { pending_email: email };
    await tx.update(UserRow, { id: user.id }, columns);
    await this.mails.discard(tx, user.id, ['confirm_new_email']);
    if (!isSame)
      await this.mails.request(tx, {
        user_id: user.id,
        kind: 'confirm_new_email',
        email,
        session_id: session,
      });
    await this.addresses.announce(tx, user);
    return Object.assign(user, columns);
  }
}
