import { Injectable } from '@nestjs/common';
import { type Actor, type PassFeedback, type PassReason, passReason } from '@proofround/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';

import { ownStartupToRead } from '../records/startup-access.js';
import { PASSES } from './feedback-groups.js';

const MAX_MESSAGES = 200;

const reasonRows = z.array(z.object({ reason: passReason, count: z.number() }));
const messageRows = z.array(z.object({ message: z.string() }));

/** The passes of a startup that its founder sees. An investor has one card for it, so counts once. */
export interface Passes {
  readonly total: number;
  /** Most frequent first. */
  readonly reasons: { reason: PassReason; count: number }[];
}

/** Null without any pass. Without a complete group of passes the total is 0. */
export async function passesOf(tx: EntityManager, startupId: string): Promise<Passes | null> {
  const given = reasonRows.parse(
    await tx.query(
      `WITH passes AS (${PASSES})
       SELECT reason, (count(*) FILTER (WHERE is_complete))::int AS count FROM passes
       GROUP BY reason ORDER BY count DESC, reason`,
      [startupId],
    ),
  );
  if (given.length === 0) return null;
  const reasons = given.filter(({ count }) => count > 0);
  return { total: reasons.reduce((sum, { count }) => sum + count, 0), reasons };
}

/** Why investors passed, for the owner and the admin; never who. */
@Injectable()
export class FeedbackService {
  constructor(private readonly database: DataSource) {}

  async getFeedback(actor: Actor, startupId: string): Promise<PassFeedback> {
    const { manager } = this.database;
    const startup = await ownStartupToRead(manager, actor, startupId);
    const passes = await passesOf(manager, startup.id);
    if (!passes || passes.total === 0) return { passes: null, reasons: null, messages: null };
    return { passes: passes.total, reasons: passes.reasons, messages: await this.messages(startup.id) };
  }

  /** In an order that depends on the words only, so that it tells neither who wrote nor when. */
  private async messages(startupId: string): Promise<string[]> {
    const rows = messageRows.parse(
      await this.database.query(
        `WITH passes AS (${PASSES})
         SELECT message FROM passes WHERE is_complete AND message IS NOT NULL
         ORDER BY md5(message) LIMIT ${MAX_MESSAGES}`,
        [startupId],
      ),
    );
    return rows.map(({ message }) => message);
  }
}
