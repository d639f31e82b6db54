import { Injectable } from '@nestjs/common';
import { type AccountSession, type Actor, notFound, SESSION_UNKNOWN } from '@proofround/contracts';
import { Loops, Transactions } from '@proofround/service-kit';
import { DataSource, LessThanOrEqual, MoreThan } from 'typeorm';

import { AuditLog } from '../audit/audit-log.js';
import { SessionRow } from './session.entity.js';
import { Sessions } from './sessions.js';

const SWEEP_MS = 10 * 60_000;

/** A user's view of their sessions, and how they end them. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    loops: Loops,
  ) {
    loops.every(SWEEP_MS, 'the sweep of expired sessions', () => this.sweep());
  }

  /** The caller's sessions, the last seen first. */
  async list({ user_id, session_id }: Actor): Promise<AccountSession[]> {
    const rows = await this.database.manager.find(SessionRow, {
      where: { user_id, expires_at: MoreThan(new Date()) },
      order: { last_seen_at: 'DESC', id: 'DESC' },
    });
    return rows.map((row) => ({
      id: row.id,
      device: row.device,
      address: row.address,
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
      current: row.id === session_id,
    }));
  }

  /** Ends one of the caller's sessions. @throws DomainError not_found, also for another user's session */
  async end({ user_id }: Actor, sessionId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      if ((await this.sessions.end(tx, user_id, [sessionId])) === 0) throw notFound(SESSION_UNKNOWN);
    });
  }

  /** Ends the caller's current session. */
  logOut({ user_id, session_id }: Actor): Promise<number> {
    return this.transactions.run((tx) =>
      this.sessions.end(tx, user_id, session_id === undefined ? [] : [session_id]),
    );
  }

  logOutAll({ user_id }: Actor): Promise<number> {
    return this.transactions.run(async (tx) => {
      await this.audit.recordOwn(tx, user_id, 'account.logged_out_everywhere');
      return this.sessions.endAll(tx, user_id);
    });
  }

  /** Deletes expired sessions. Their tokens have expired with them. */
  async sweep(): Promise<void> {
    await this.database.manager.delete(SessionRow, { expires_at: LessThanOrEqual(new Date()) });
  }
}
