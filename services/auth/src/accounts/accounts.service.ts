import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type Actor,
  type Client,
  conflict,
  type Contact,
  EMAIL_TAKEN,
  emailKey,
  type ExportedUser,
  type Registration,
  type Session,
  TERMS_VERSION,
  unauthenticated,
  type User,
} from '@proofround/contracts';
import { CONFIG, isUniqueViolation, statement, Statements, Transactions } from '@proofround/service-kit';
import { type EntityManager, In, Not, type Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { AuditLog } from '../audit/audit-log.js';
import type { AuthConfig } from '../config.js';
import { AccountMails } from '../mails/account-mails.js';
import { Sessions } from '../sessions/sessions.js';
import { UserRow } from '../users/user.entity.js';
import { shownColumns, toUser } from '../users/user-view.js';
import { assertUncommon } from './common-passwords.js';
import { PasswordHashes } from './password-hashes.js';

const USER_BY_ID = statement(
  `SELECT ${Object.keys(shownColumns.shape).join(', ')} FROM users WHERE id = $1`,
  shownColumns,
);

@Injectable()
export class AccountsService {
  constructor(
    @InjectRepository(UserRow) private readonly users: Repository<UserRow>,
    private readonly hashes: PasswordHashes,
    private readonly sessions: Sessions,
    private readonly mails: AccountMails,
    private readonly statements: Statements,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  /** Creates an account. @throws DomainError conflict, also for the designated admin's address */
  async register(registration: Registration, client: Client): Promise<Session> {
    assertUncommon(registration.password, 'password');
    await this.assertFree(this.users.manager, registration.email);
    const email_key = emailKey(registration.email);
    const password_hash = await this.hashes.hash(registration.password);
    const now = new Date();
    const row = this.users.create({
      id: uuid(), // time-ordered: lists sort by id, so it is created together with created_at
      name: registration.name,
      email: registration.email,
      email_key,
      password_hash,
      user_type: registration.user_type,
      is_premium: false,
      is_pro: false,
      created_at: now,
      email_verified_at: this.config.EMAIL_VERIFICATION ? null : now,
      pending_email: null,
      mfa_enabled_at: null,
      terms_version: TERMS_VERSION,
      terms_accepted_at: now,
    });
    try {
      return await this.transactions.run(async (tx) => {
        await tx.insert(UserRow, row);
        if (row.email_verified_at === null)
          await this.mails.request(tx, { user_id: row.id, kind: 'verify_email', email: row.email });
        return { access_token: await this.sessions.begin(tx, row.id, client), user: toUser(row) };
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw conflict(EMAIL_TAKEN);
      throw error;
    }
  }

  /** The caller's account. @throws DomainError unauthenticated when it was deleted */
  async get(actor: Actor): Promise<User> {
    const [row] = await this.statements.run(USER_BY_ID, [actor.user_id]);
    if (!row) throw unauthenticated();
    return toUser(row);
  }

  /** The caller's account, for an export, which is recorded. @throws DomainError unauthenticated */
  beginExport({ user_id }: Actor): Promise<ExportedUser> {
    return this.transactions.run(async (tx) => {
      const row = await tx.findOneBy(UserRow, { id: user_id });
      if (!row) throw unauthenticated();
      await this.audit.recordOwn(tx, user_id, 'account.exported');
      return {
        ...toUser(row),
        terms_version: row.terms_version,
        terms_accepted_at: row.terms_accepted_at?.toISOString() ?? null,
      };
    });
  }

  /** Names and addresses, without deleted users. An address that is not verified is empty (ACCOUNT-13). */
  async listContacts(userIds: string[]): Promise<(Contact & { user_id: string })[]> {
    const rows = await this.users.find({
      select: { id: true, name: true, email: true, email_verified_at: true },
      where: { id: In(userIds) },
    });
    return rows.map(({ id, name, email, email_verified_at }) => ({
      user_id: id,
      name,
      email: email_verified_at === null ? '' : email,
    }));
  }

  /** @throws DomainError conflict if an address is the admin's, another account's, or reserved for its former owner */
  async assertFree(tx: EntityManager, email: string, exceptUserId?: string): Promise<void> {
    const email_key = emailKey(email);
    const others = exceptUserId === undefined ? {} : { id: Not(exceptUserId) };
    const taken =
      this.isAdminAddress(email_key) ||
      (await tx.existsBy(UserRow, { email_key, ...others })) ||
      (await this.mails.isReserved(tx, email, exceptUserId));
    if (taken) throw conflict(EMAIL_TAKEN);
  }

  private isAdminAddress(email_key: string): boolean {
    return email_key === emailKey(this.config.ADMIN_EMAIL);
  }
}
