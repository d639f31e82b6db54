import { Inject, Injectable } from '@nestjs/common';
import {
  type Actor,
  ADMIN_UNSUSPENDABLE,
  type AdminUser,
  conflict,
  notFound,
  type Suspension,
  suspensionChanged,
  USER_NOT_FOUND,
} from '@proofround/contracts';
import { CONFIG, Outbox, Transactions } from '@proofround/service-kit';

import { AuditLog } from '../audit/audit-log.js';
import type { AuthConfig } from '../config.js';
import { isDesignatedAdmin, lockUser, UserRow } from '../users/user.entity.js';
import { toAdminUser } from '../users/user-view.js';

/** Suspends accounts and restores them (ACCOUNT-30), and says so to billing (PAY-24). */
@Injectable()
export class Suspensions {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    @Inject(CONFIG) private readonly config: Pick<AuthConfig, 'ADMIN_EMAIL'>,
  ) {}

  /** A repeated call replaces the reason. @throws DomainError not_found; conflict for the designated admin */
  setSuspension(admin: Actor, userId: string, { suspended, reason }: Suspension): Promise<AdminUser> {
    return this.transactions.run(async (tx) => {
      const row = await lockUser(tx, { id: userId });
      if (!row) throw notFound(USER_NOT_FOUND);
      if (suspended && isDesignatedAdmin(row, this.config)) throw conflict(ADMIN_UNSUSPENDABLE);
      const columns = {
        suspended_at: suspended ? (row.suspended_at ?? new Date()) : null,
        suspension_reason: suspended ? reason : null,
      };
      const wasSuspended = row.suspended_at !== null;
      await tx.update(UserRow, { id: row.id }, columns);
      if (wasSuspended || suspended) {
        const changed_at = new Date().toISOString();
        await this.outbox.append(tx, suspensionChanged, { user_id: row.id, suspended, changed_at });
      }
      if (wasSuspended !== suspended) {
        await this.audit.record(tx, {
          actor_id: admin.user_id,
          action: suspended ? 'account.suspended' : 'account.restored',
          object_kind: 'account',
          object_id: row.id,
        });
        // Gateways read the account again; they refuse a suspended user and end the live streams.
        const data = { is_premium: row.is_premium };
        await this.outbox.appendLive(tx, row.id, { event: 'user.updated', data });
      }
      return toAdminUser(Object.assign(row, columns));
    });
  }
}
