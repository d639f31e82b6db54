import { Inject, Injectable } from '@nestjs/common';
import {
  ACCOUNT_SUSPENDED,
  type Client,
  DomainError,
  emailKey,
  forbidden,
  type Login,
  type ReplyOf,
  type rpc,
  type Session,
  WRONG_CREDENTIALS,
} from '@proofround/contracts';
import { CONFIG, statement, Statements, Transactions } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

import { AuditLog } from '../audit/audit-log.js';
import type { AuthConfig } from '../config.js';
import { AccountMails } from '../mails/account-mails.js';
import { SessionRow } from '../sessions/session.entity.js';
import { Sessions } from '../sessions/sessions.js';
import { isDesignatedAdmin, UserRow } from '../users/user.entity.js';
import { toUser } from '../users/user-view.js';
import { FactorTokens } from './factor-tokens.js';
import { PasswordHashes } from './password-hashes.js';

const CREDENTIALS = statement(
  'SELECT id, password_hash, suspended_at IS NOT NULL AS suspended FROM users WHERE email_key = $1',
  z.object({ id: z.string(), password_hash: z.string(), suspended: z.boolean() }),
);

const wrongCredentials = () => new DomainError('invalid_credentials', WRONG_CREDENTIALS);

@Injectable()
export class LogIns {
  constructor(
    private readonly statements: Statements,
    private readonly hashes: PasswordHashes,
    private readonly sessions: Sessions,
    private readonly mails: AccountMails,
    private readonly factorTokens: FactorTokens,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    @Inject(CONFIG) private readonly config: Pick<AuthConfig, 'ADMIN_EMAIL'>,
  ) {}

  /**
   * Answers a wrong e-mail and a wrong password alike, after the same work. An account with a second
   * factor gets an `mfa_token` in place of a session.
   * @throws DomainError invalid_credentials; forbidden for a suspended account
   */
  async logIn({ email, password }: Login, client: Client): Promise<ReplyOf<typeof rpc.accounts.logIn>> {
    // Hashing is slow, so it runs before the transaction and holds no database connection.
    const [row] = await this.statements.run(CREDENTIALS, [emailKey(email)]);
    if (!(await this.hashes.matches(row?.password_hash, password)) || !row) throw wrongCredentials();
    if (row.suspended) throw forbidden(ACCOUNT_SUSPENDED);
    return this.transactions.run(async (tx) => {
      // A change of the password ends all sessions. It must not miss one that begins at the same time.
      const { id, password_hash } = row;
      const current = await tx.findOne(UserRow, {
        where: { id, password_hash },
        lock: { mode: 'pessimistic_read' },
      });
      if (!current) throw wrongCredentials();
      if (current.mfa_enabled_at) return { mfa_token: await this.factorTokens.issue(current) };
      return this.begin(tx, current, client);
    });
  }

  /** Begins the session of a completed log-in, and tells the user of a new device. */
  async begin(tx: EntityManager, row: UserRow, client: Client): Promise<Session> {
    if (!client.known && row.email_verified_at) await this.tellOfNewDevice(tx, row, client);
    const action = isDesignatedAdmin(row, this.config) ? 'admin.logged_in' : 'account.logged_in';
    await this.audit.recordOwn(tx, row.id, action, { second_factor: row.mfa_enabled_at !== null });
    return { access_token: await this.sessions.begin(tx, row.id, client), user: toUser(row) };
  }

  private async tellOfNewDevice(
    tx: EntityManager,
    { id: user_id, email }: UserRow,
    { device, address }: Client,
  ): Promise<void> {
    // The network too, because anybody may claim to be the browser that most people use.
    if (await tx.existsBy(SessionRow, { user_id, device, address })) return;
    const details = { device, address, time: new Date().toISOString() };
    await this.mails.request(tx, { user_id, kind: 'new_device', email, details });
  }
}
