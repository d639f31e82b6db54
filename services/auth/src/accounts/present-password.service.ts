import { Injectable } from '@nestjs/common';
import {
  ENTER_PASSWORD,
  forbidden,
  unauthenticated,
  WRONG_PASSWORD,
  type Actor,
} from '@proofround/contracts';
import { DataSource } from 'typeorm';

import { Passwords } from './passwords.js';
import { UserRow } from '../users/user.entity.js';
import { SessionRow } from '../sessions/session.entity.js';

/** How long after a log-in the password need not be entered again. */
const FRESH_MS = 15 * 60_000;

/** Asks for the password before a change with which a stolen session could take the account (ACCOUNT-40). */
@Injectable()
export class PresentPassword {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
  ) {}

  /**
   * A given password is always verified, because the gateway clears its count of guesses after a success.
   * Hashing is slow, so call it before a transaction. @throws DomainError forbidden
   */
  async assert({ user_id, session_id }: Actor, password: string | undefined): Promise<void> {
    if (password === undefined) {
      if (session_id !== undefined && (await this.isFresh(user_id, session_id))) return;
      throw forbidden(ENTER_PASSWORD);
    }
    const user = await this.database.manager.findOneBy(UserRow, { id: user_id });
    if (!user) throw unauthenticated();
    if (!(await this.passwords.matches(user.password_hash, password))) throw forbidden(WRONG_PASSWORD);
  }

  private async isFresh(user_id: string, id: string): Promise<boolean> {
    const session = await this.database.manager.findOneBy(SessionRow, { id, user_id });
    return session !== null && session.created_at.getTime() > Date.now() - FRESH_MS;
  }
}
