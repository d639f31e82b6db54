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

/** The reasons of current passes, most frequent first. There is one card per investor and startup. */
export async function passesOf(
  tx: EntityManager,
  startupId: string,
): Promise<{ passes: number; reasons: { reason: PassReason; count: number }[] | null }> {
  const reasons = reasonRows.parse(
    await tx.query(
      `SELECT reason, count(*)::int AS count FROM pipeline_cards
       WHERE startup_id = $1 AND board_column = 'passed' GROUP BY reason ORDER BY count DESC, reason`,
      [startupId],
    ),
  );
  const passes = reasons.reduce((sum, { count }) => sum + count, 0);
  return { passes, reasons: passes < MIN_PASSES ? null : reasons };
}

/** Why investors passed, for the owner and the admin; never who. */
@Injectable()
export class FeedbackService {
  constructor(private readonly database: DataSource) {}

  async getFeedback(actor: Actor, startupId: string): Promise<PassFeedback> {
    const { manager } = this.database;
    const startup = await ownStartupToRead(manager, actor, startupId);
    const { passes, reasons } = await passesOf(manager, startup.id);
    return { passes, reasons, messages: reasons && (await this.messages(startup.id)) };
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
