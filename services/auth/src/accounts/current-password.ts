import { Injectable } from '@nestjs/common';
import {
  type Actor,
  ENTER_PASSWORD,
  forbidden,
  unauthenticated,
  WRONG_PASSWORD,
} from '@proofround/contracts';
import { DataSource } from 'typeorm';

import { SessionRow } from '../sessions/session.entity.js';
import { UserRow } from '../users/user.entity.js';
import { PasswordHashes } from './password-hashes.js';

/** How long after a log-in the password need not be entered again. */
const FRESH_MS = 15 * 60_000;

/**
 * Verifies the caller's password before a change (ACCOUNT-40). Hashing is slow, so call it before the
 * transaction, which then holds no database connection meanwhile. Give the returned hash to `lockCaller`,
 * which refuses if another password was stored since.
 */
@Injectable()
export class CurrentPassword {
  constructor(
    private readonly database: DataSource,
    private readonly hashes: PasswordHashes,
  ) {}

  /** Returns the hash that the password matches. @throws DomainError unauthenticated, forbidden */
  async verify({ user_id }: Pick<Actor, 'user_id'>, password: string): Promise<string> {
    const user = await this.database.manager.findOneBy(UserRow, { id: user_id });
    if (!user) throw unauthenticated();
    if (!(await this.hashes.matches(user.password_hash, password))) throw forbidden(WRONG_PASSWORD);
    return user.password_hash;
  }

  /**
   * Like {@link verify}, but a session that began a short time ago needs no password. A given password is
   * always verified, because the gateway clears its count of guesses after a success.
   * @throws DomainError unauthenticated, forbidden
   */
  async verifyUnlessFresh(actor: Actor, password: string | undefined): Promise<string | undefined> {
    if (password !== undefined) return this.verify(actor, password);
    if (actor.session_id === undefined || !(await this.isFresh(actor.user_id, actor.session_id)))
      throw forbidden(ENTER_PASSWORD);
    return undefined;
  }

  private async isFresh(user_id: string, id: string): Promise<boolean> {
    const session = await this.database.manager.findOneBy(SessionRow, { id, user_id });
    return session !== null && session.created_at.getTime() > Date.now() - FRESH_MS;
  }
}
