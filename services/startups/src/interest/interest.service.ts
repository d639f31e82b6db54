import { Injectable } from '@nestjs/common';
import {
  conflict,
  INTEREST_RECORDED,
  interestRecorded,
  isId,
  notFound,
  STARTUP_NOT_FOUND,
  type Actor,
  type Interest,
} from '@proofround/contracts';
import { Commands, Outbox, statement, type RawJson } from '@proofround/service-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

/**
 * Interest and the event that tells of it, in one statement: nothing is stored where the startup
 * is not there or is held, or the interest was. What only the table knows is filled into the event here.
 */
const RECORD = statement(
  `WITH there AS (
     SELECT id, owner_id, idea_title FROM startups WHERE id = $2 AND NOT held_back FOR KEY SHARE
   ), stored AS (
     INSERT INTO interests (id, startup_id, user_id, created_at)
     SELECT $1, id, $3, $4 FROM there
     ON CONFLICT (startup_id, user_id) DO NOTHING RETURNING id
   ), told AS (
     INSERT INTO outbox (id, subject, payload)
     SELECT $5, $6, jsonb_set($7::jsonb, '{data}', $7::jsonb -> 'data'
       || jsonb_build_object('owner_id', owner_id, 'idea_title', idea_title))::text
     FROM there, stored
   )
   SELECT stored.id AS interest_id FROM there LEFT JOIN stored ON true`,
  z.object({ interest_id: z.string().nullable() }),
);

/** Investors' interest in startups (INTEREST-1, INTEREST-2). */
@Injectable()
export class InterestService {
  constructor(
    private readonly commands: Commands,
    private readonly outbox: Outbox,
  ) {}

  /** Records interest, once for each investor, and has the founder told. */
  async record(actor: Actor, startupId: string): Promise<Interest | RawJson> {
    if (!isId(startupId)) throw notFound(STARTUP_NOT_FOUND);
    const interest = {
      id: uuid(),
      startup_id: startupId.toLowerCase(),
      created_at: new Date().toISOString(),
    };
    const event = this.outbox.row(interestRecorded, {
      interest_id: interest.id,
      startup_id: interest.startup_id,
      investor_user_id: actor.user_id,
      owner_id: actor.user_id, // until the statement puts the owner here, and the title below
      idea_title: '',
    });
    const values = [
      ...[interest.id, startupId, actor.user_id, interest.created_at],
      ...[event.id, event.subject, event.payload],
    ];
    const answer = await this.commands.single(actor.user_id, RECORD, values, ([row]) => {
      if (!row) throw notFound(STARTUP_NOT_FOUND);
      if (row.interest_id === null) throw conflict(INTEREST_RECORDED);
      return interest;
    });
    this.outbox.committed();
    return answer;
  }
}
