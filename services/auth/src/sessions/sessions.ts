import { Inject, Injectable } from '@nestjs/common';
import type { Client } from '@proofround/contracts';
import { CONFIG, Outbox } from '@proofround/service-kit';
import { type EntityManager, In, Not } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import type { AuthConfig } from '../config.js';
import { SessionRow } from './session.entity.js';
import { Tokens } from './tokens.js';

/** The most sessions of one user. A further log-in ends the one that was seen longest ago. */
const MAX_SESSIONS = 100;

const inserted = z.tuple([z.object({ others: z.number() })]);

/** Begins and ends sessions. A token is valid only as long as its session exists. */
@Injectable()
export class Sessions {
  constructor(
    private readonly tokens: Tokens,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Pick<AuthConfig, 'ACCESS_TOKEN_TTL_S'>,
  ) {}

  /** Begins a session in the caller's transaction and returns its access token. */
  async begin(tx: EntityManager, user_id: string, { device, address }: Client): Promise<string> {
    const now = new Date();
    const expires_at = new Date(now.getTime() + this.config.ACCESS_TOKEN_TTL_S * 1000);
    const session_id = uuid();
    // One statement, because every log-in runs it; it does not count the session that it inserts.
    const [{ others }] = inserted.parse(
      await tx.query(
        `INSERT INTO sessions (id, user_id, device, address, created_at, last_seen_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $5, $6)
         RETURNING (SELECT count(*)::int FROM sessions WHERE user_id = $2) AS others`,
        [session_id, user_id, device, address, now, expires_at],
      ),
    );
    if (others >= MAX_SESSIONS) await this.endSurplus(tx, user_id);
    return this.tokens.issue(user_id, session_id);
  }

  /** Ends all sessions of a user but one, and tells the gateways. Returns how many it ended. */
  async endAll(tx: EntityManager, user_id: string, exceptId?: string): Promise<number> {
    const sessions = await tx.find(SessionRow, {
      select: { id: true },
      where: { user_id, ...(exceptId === undefined ? {} : { id: Not(exceptId) }) },
    });
    return this.end(
      tx,
      user_id,
      sessions.map(({ id }) => id),
    );
  }

  /** Ends the named sessions of a user and tells the gateways. Returns how many existed. */
  async end(tx: EntityManager, user_id: string, session_ids: string[]): Promise<number> {
    if (session_ids.length === 0) return 0;
    const { affected } = await tx.delete(SessionRow, { user_id, id: In(session_ids) });
    await this.outbox.appendLive(tx, user_id, { event: 'sessions.ended', data: { session_ids } });
    return affected ?? 0;
  }

  private async endSurplus(tx: EntityManager, user_id: string): Promise<void> {
    const surplus = await tx.find(SessionRow, {
      select: { id: true },
      where: { user_id },
      order: { last_seen_at: 'DESC', id: 'DESC' },
      skip: MAX_SESSIONS,
    });
    await this.end(
      tx,
      user_id,
      surplus.map(({ id }) => id),
    );
  }
}
