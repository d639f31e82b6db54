import { Injectable } from '@nestjs/common';
import { type Actor, type PassFeedback, type PassReason, passReason } from '@proofround/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';

import { ownStartupToRead } from '../records/startup-access.js';

/** Below this number of passes a founder could tell who passed (PIPELINE-10). */
const MIN_PASSES = 3;
const MAX_MESSAGES = 200;

const reasonRows = z.array(z.object({ reason: passReason, count: z.number() }));
const messageRows = z.array(z.object({ message: z.string() }));

/** The current passes of a startup. An investor has one card for it, so counts once. */
export interface Passes {
  readonly total: number;
  /** Most frequent first; null for fewer than MIN_PASSES. */
  readonly reasons: { reason: PassReason; count: number }[] | null;
}

export async function passesOf(tx: EntityManager, startupId: string): Promise<Passes> {
  const reasons = reasonRows.parse(
    await tx.query(
      `SELECT reason, count(*)::int AS count FROM pipeline_cards
       WHERE startup_id = $1 AND board_column = 'passed' GROUP BY reason ORDER BY count DESC, reason`,
      [startupId],
    ),
  );
  const total = reasons.reduce((sum, { count }) => sum + count, 0);
  return { total, reasons: total < MIN_PASSES ? null : reasons };
}

/** Why investors passed, for the owner and the admin; never who. */
@Injectable()
export class FeedbackService {
  constructor(private readonly database: DataSource) {}

  async getFeedback(actor: Actor, startupId: string): Promise<PassFeedback> {
    const { manager } = this.database;
    const startup = await ownStartupToRead(manager, actor, startupId);
    const { total, reasons } = await passesOf(manager, startup.id);
    return { passes: total, reasons, messages: reasons && (await this.messages(startup.id)) };
  }

  /** In an order that depends on the words only, so that it tells neither who wrote nor when. */
  private async messages(startupId: string): Promise<string[]> {
    const rows = messageRows.parse(
      await this.database.query(
        `SELECT message FROM pipeline_cards
         WHERE startup_id = $1 AND board_column = 'passed' AND message IS NOT NULL
         ORDER BY md5(message) LIMIT ${MAX_MESSAGES}`,
        [startupId],
      ),
    );
    return rows.map(({ message }) => message);
  }
}
