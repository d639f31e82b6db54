import { Injectable } from '@nestjs/common';
import { conflict, EMAIL_TAKEN, emailKey } from '@proofround/contracts';
import { isUniqueViolation, Outbox } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import { AccountsService } from '../accounts/accounts.service.js';
import { AuditLog } from '../audit/audit-log.js';
import { AccountMails } from '../mails/account-mails.js';
import { KnownDevices } from '../sessions/known-devices.js';
import { Sessions } from '../sessions/sessions.js';
import { UserRow } from '../users/user.entity.js';

/** Changes the e-mail addresses of accounts. */
@Injectable()
export class Addresses {
  constructor(
    private readonly accounts: AccountsService,
    private readonly mails: AccountMails,
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Gives a locked account a new address, which counts as verified. Links to the former one stop working,
   * all sessions but one end, and a verified former address is notified and can undo it (ACCOUNT-21).
   * @throws DomainError conflict if the address is taken
   */
  async replace(tx: EntityManager, user: UserRow, email: string, keepSession?: string): Promise<UserRow> {
    await this.accounts.assertFree(tx, email, user.id);
    const { email: former, email_verified_at } = user;
    const changed = await this.storeVerified(tx, user, email);
    if (email_verified_at !== null)
      await this.mails.request(tx, {
        user_id: user.id,
        kind: 'undo_email_change',
        email: former,
        details: { new_email: email },
      });
    await this.audit.recordOwn(tx, user.id, 'account.email_changed');
    await this.sessions.endAll(tx, user.id, keepSession);
    return changed;
  }

  /**
   * Stores an address as verified; {@link replace} also notifies the owner and ends sessions. Device tokens and links
   * to former addresses stop working, except the undo.
   */
  async storeVerified(tx: EntityManager, user: UserRow, email: string): Promise<UserRow> {
    const columns = {
      email,
      email_key: emailKey(email),
      email_verified_at: new Date(),
      pending_email: null,
    };
    await this.mails.discard(tx, user.id, ['verify_email', 'confirm_new_email', 'reset_password']);
    try {
      await tx.update(UserRow, { id: user.id }, columns);
    } catch (error) {
      if (isUniqueViolation(error)) throw conflict(EMAIL_TAKEN);
      throw error;
    }
    await this.devices.endAll(tx, user.id);
    await this.announce(tx, user);
    return Object.assign(user, columns);
  }

  /** Tells gateways and screens to read the account again. */
  announce(tx: EntityManager, { id, is_premium }: UserRow): Promise<void> {
    return this.outbox.appendLive(tx, id, { event: 'user.updated', data: { is_premium } });
  }
}
