import { Injectable } from '@nestjs/common';
import { FORMER_MEMBER } from '@proofround/contracts';
import { Departures, Outbox } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import { deleteProfile } from '../matches/stored-matches.js';
import { PipelineCardRow } from '../pipeline/card.entity.js';
import { FitWeightsRow } from '../pipeline/weights.entity.js';
import { InterestRow } from '../records/interest.entity.js';
import { InvestorRow } from '../records/investor.entity.js';
import { StartupRow } from '../records/startup.entity.js';
import { DecisionRow } from '../reviews/decision.entity.js';
import { SearchRow } from '../searches/search.entity.js';
import { StartupsService } from '../startups/startups.service.js';

/** One random id for each startup, so that a viewer whose days are rolled up in part stays one viewer. */
const ANONYMISE_VIEWS = `
  WITH anonymous AS MATERIALIZED (
    SELECT startup_id, gen_random_uuid() AS id FROM (
      SELECT startup_id FROM views WHERE viewer_id = $1
      UNION
      SELECT startup_id FROM startup_viewers WHERE viewer_id = $1
    ) AS seen
  ), rolled_up AS (
    UPDATE startup_viewers SET viewer_id = anonymous.id FROM anonymous
    WHERE startup_viewers.startup_id = anonymous.startup_id AND viewer_id = $1
  )
  UPDATE views SET viewer_id = anonymous.id FROM anonymous
  WHERE views.startup_id = anonymous.startup_id AND viewer_id = $1`;

@Injectable()
export class AccountErasure {
  constructor(
    private readonly outbox: Outbox,
    private readonly startups: StartupsService,
    departures: Departures,
  ) {
    departures.eraseBy('user', (tx, userId) => this.erase(tx, userId));
  }

  /**
   * Deletes the user's startups (STARTUP-10), investor profile, matches, interest, board and saved searches.
   * Founders keep their view counts: the user's views get a random viewer id per startup. Review decisions
   * stay without the admin's id.
   */
  private async erase(tx: EntityManager, userId: string): Promise<void> {
    await this.eraseStartups(tx, userId);
    await this.eraseProfile(tx, userId);
    await tx.delete(InterestRow, { user_id: userId });
    await tx.delete(PipelineCardRow, { user_id: userId });
    await tx.delete(FitWeightsRow, { user_id: userId });
    await tx.delete(SearchRow, { user_id: userId });
    await tx.update(DecisionRow, { decided_by: userId }, { decided_by: FORMER_MEMBER });
    await tx.query(ANONYMISE_VIEWS, [userId]);
  }

  private async eraseStartups(tx: EntityManager, owner_id: string): Promise<void> {
    const rows = await tx.find(StartupRow, {
      select: { id: true },
      where: { owner_id },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    await this.startups.remove(
      tx,
      owner_id,
      rows.map(({ id }) => id),
    );
  }

  private async eraseProfile(tx: EntityManager, user_id: string): Promise<void> {
    const profile = await tx.findOne(InvestorRow, {
      where: { user_id },
      lock: { mode: 'for_no_key_update' },
    });
    if (profile) await deleteProfile(tx, this.outbox, profile.id);
  }
}
