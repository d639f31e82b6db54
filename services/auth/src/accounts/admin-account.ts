import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { emailKey } from '@proofround/contracts';
import { CONFIG, Transactions } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { AuditLog } from '../audit/audit-log.js';
import type { AuthConfig } from '../config.js';
import { KnownDevices } from '../sessions/known-devices.js';
import { Sessions } from '../sessions/sessions.js';
import { UserRow } from '../users/user.entity.js';
import { PasswordHashes } from './password-hashes.js';

/**
 * Creates the designated admin's account at start-up, or sets its password when ADMIN_PASSWORD has changed;
 * a password that the admin chose since stays. An account that somebody registered under the address does
 * not get the role (ACCOUNT-9).
 */
@Injectable()
export class AdminAccount implements OnApplicationBootstrap {
  private readonly logger = new Logger(AdminAccount.name);

  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly hashes: PasswordHashes,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly devices: KnownDevices,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = this.config;
    const existing = await this.database.manager.findOneBy(UserRow, { email_key: emailKey(ADMIN_EMAIL) });
    if (!existing) return this.create();
    if (!existing.is_admin) {
      this.refuse(existing);
      return;
    }
    const applied = existing.configured_password;
    if (applied === null || !(await this.hashes.matches(applied, ADMIN_PASSWORD)))
      await this.resetPassword(existing);
  }

  private async create(): Promise<void> {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = this.config;
    const now = new Date();
    const password_hash = await this.hashes.hash(ADMIN_PASSWORD);
    const account = {
      id: uuid(),
      name: 'Admin',
      email: ADMIN_EMAIL,
      email_key: emailKey(ADMIN_EMAIL),
      password_hash,
      configured_password: password_hash,
      user_type: 'startup' as const,
      is_premium: false,
      is_pro: false,
      created_at: now,
      email_verified_at: now,
      is_admin: true,
    };
    // Another replica may have created it in the meantime.
    await this.database.createQueryBuilder().insert().into(UserRow).values(account).orIgnore().execute();
    this.logger.log('created the admin account');
  }

  private refuse({ id }: UserRow): void {
    this.logger.error(
      { user_id: id },
      'nobody is admin: a registered account holds ADMIN_EMAIL and does not get the role. ' +
        'Delete that account or change its e-mail address, or set another ADMIN_EMAIL, and restart auth.',
    );
  }

  private async resetPassword({ id }: UserRow): Promise<void> {
    const password_hash = await this.hashes.hash(this.config.ADMIN_PASSWORD);
    await this.transactions.run(async (tx) => {
      await tx.update(UserRow, { id }, { password_hash, configured_password: password_hash });
      await this.audit.record(tx, {
        actor_id: null,
        action: 'account.password_reset',
        object_kind: 'account',
        object_id: id,
        details: { by: 'configuration' },
      });
      await this.sessions.endAll(tx, id);
      await this.devices.endAll(tx, id);
    });
    this.logger.log('reset the password of the admin account to the configured one and ended its sessions');
  }
}
