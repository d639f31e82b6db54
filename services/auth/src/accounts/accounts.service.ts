import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  conflict,
  DomainError,
  EMAIL_TAKEN,
  emailKey,
  rpc,
  unauthenticated,
  userType,
  WRONG_CREDENTIALS,
  type Actor,
  type Contact,
  type Login,
  type Registration,
  type RequestOf,
  type Session,
  type User,
} from '@proofround/contracts';
import {
  CONFIG,
  isUniqueViolation,
  Outbox,
  statement,
  Statements,
  Transactions,
} from '@proofround/service-kit';
import { In, type EntityManager, type Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import type { AuthConfig } from '../config.js';
import { Passwords } from './passwords.js';
import { Tokens } from './tokens.js';
import { UserRow } from './user.entity.js';

type PremiumChange = RequestOf<typeof rpc.accounts.setPremium>;

const userRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  email_key: z.string(),
  user_type: userType,
  is_premium: z.boolean(),
  created_at: z.date(),
});
const COLUMNS = 'id, name, email, email_key, user_type, is_premium, created_at';

/** Runs on nearly every request. */
const USER_BY_ID = statement(`SELECT ${COLUMNS} FROM users WHERE id = $1`, userRow);
const USER_BY_EMAIL = statement(
  `SELECT ${COLUMNS}, password_hash FROM users WHERE email_key = $1`,
  userRow.extend({ password_hash: z.string() }),
);

export function toUser(
  row: Pick<UserRow, 'id' | 'name' | 'email' | 'user_type' | 'is_premium' | 'created_at'>,
): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    user_type: row.user_type,
    is_premium: row.is_premium,
    created_at: row.created_at.toISOString(),
  };
}

/** Accounts: registration, log-in, look-up and Investor Access. */
@Injectable()
export class AccountsService {
  constructor(
    @InjectRepository(UserRow) private readonly users: Repository<UserRow>,
    private readonly passwords: Passwords,
    private readonly tokens: Tokens,
    private readonly statements: Statements,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  /** Creates an account. @throws DomainError conflict, also for the designated admin's address */
  async register(registration: Registration): Promise<Session> {
    const email_key = emailKey(registration.email);
    if (this.isAdminAddress(email_key) || (await this.users.existsBy({ email_key })))
      throw conflict(EMAIL_TAKEN);
    const password_hash = await this.passwords.hash(registration.password);
    const row = this.users.create({
      id: uuid(), // time-ordered: lists sort by id, so it is created together with created_at
      name: registration.name,
      email: registration.email,
      email_key,
      password_hash,
      user_type: registration.user_type,
      is_premium: false,
      created_at: new Date(),
    });
    try {
      await this.transactions.run((tx) => tx.insert(UserRow, row));
    } catch (error) {
      if (isUniqueViolation(error)) throw conflict(EMAIL_TAKEN);
      throw error;
    }
    return { access_token: await this.tokens.issue(row.id), user: toUser(row) };
  }

  /** Answers a wrong e-mail and a wrong password alike, after the same work. */
  async logIn(login: Login): Promise<Session> {
    const [row] = await this.statements.run(USER_BY_EMAIL, [emailKey(login.email)]);
    if (!(await this.passwords.matches(row?.password_hash, login.password)) || !row) {
      throw new DomainError('invalid_credentials', WRONG_CREDENTIALS);
    }
    return { access_token: await this.tokens.issue(row.id), user: toUser(row) };
  }

  /** The caller's account. @throws DomainError unauthenticated when it was deleted */
  async me(actor: Actor): Promise<User> {
    const [row] = await this.statements.run(USER_BY_ID, [actor.user_id]);
    if (!row) throw unauthenticated();
    return toUser(row);
  }

  /** The current rights of a token's subject; null for a deleted user. */
  async resolve(userId: string): Promise<Actor | null> {
    const [row] = await this.statements.run(USER_BY_ID, [userId]);
    if (!row) return null;
    return {
      user_id: row.id,
      user_type: row.user_type,
      is_premium: row.is_premium,
      is_admin: this.isAdminAddress(row.email_key),
    };
  }

  /**
   * Names and e-mail addresses in no particular order, without deleted users. The calling service
   * decides who may see them.
   */
  async contacts(userIds: string[]): Promise<(Contact & { user_id: string })[]> {
    const rows = await this.users.find({
      select: { id: true, name: true, email: true },
      where: { id: In(userIds) },
    });
    return rows.map(({ id, name, email }) => ({ user_id: id, name, email }));
  }

  /** Starts or ends Investor Access and notifies the user's sessions; false when the user does not exist. */
  async setPremium(change: PremiumChange): Promise<boolean> {
    return this.transactions.run((tx) => this.applyPremium(tx, change));
  }

  /** Like `setPremium`, in the caller's transaction. Ignores a change older than the last one applied. */
  async applyPremium(tx: EntityManager, { who, is_premium, revision }: PremiumChange): Promise<boolean> {
    const row = await tx.findOne(UserRow, {
      where: 'email' in who ? { email_key: emailKey(who.email) } : { id: who.user_id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!row) return false;
    if (revision !== undefined) {
      if (revision <= row.premium_revision) return true;
      await tx.update(UserRow, { id: row.id }, { premium_revision: revision });
    }
    if (row.is_premium !== is_premium) {
      await tx.update(UserRow, { id: row.id }, { is_premium });
      await this.outbox.appendLive(tx, row.id, { event: 'user.updated', data: { is_premium } });
    }
    return true;
  }

  private isAdminAddress(email_key: string): boolean {
    return email_key === emailKey(this.config.ADMIN_EMAIL);
  }
}
