import { Injectable } from '@nestjs/common';
import { type EventData, matchingRequested, type RankedPair } from '@proofround/contracts';
import { findRow, findRows, Outbox } from '@proofround/service-kit';
import { Any, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { InvestorRow } from '../records/investor.entity.js';
import { isGone, StartupRow, updateStartup } from '../records/startup.entity.js';
import { MatchRow } from './match.entity.js';
import { storeRanked } from './store-ranked.js';
import { lockStartups, recountMatches, startupsOf } from './stored-matches.js';

type Result = EventData<typeof matchingRequested> & { readonly pairs: readonly RankedPair[] };

/** Stores the matcher's rankings, and requests another round while scores are outdated. */
@Injectable()
export class MatchResultsService {
  constructor(private readonly outbox: Outbox) {}

  async apply(tx: EntityManager, result: Result): Promise<void> {
    const { target } = result;
    await this.outbox.together(tx, () =>
      'startup_id' in target
        ? this.forStartup(tx, result, target.startup_id)
        : this.forInvestor(tx, result, target.investor_id),
    );
  }

  private async forStartup(tx: EntityManager, result: Result, startupId: string): Promise<void> {
    const startup = await findRow(tx, StartupRow, startupId, { lock: 'FOR NO KEY UPDATE' });
    if (!startup) return;
    if (isNewer(result.request_id, startup.match_request_id)) {
      // The startup may have been held back or sold after the request; a sold one gets no new matches (MATCH-17).
      const ranked =
        startup.held_back || isGone(startup)
          ? []
          : result.pairs.filter((pair) => pair.startup_id === startupId);
      const former =
        startup.match_count === 0
          ? []
          : await findRows(tx, MatchRow, ['startup_id = $1', startupId], { lock: 'FOR NO KEY UPDATE' });
      const counterparts = [...ranked, ...former].map(({ investor_id }) => investor_id);
      const present = await findRows(tx, InvestorRow, ['id = ANY($1)', counterparts], {
        only: ['id', 'user_id', 'match_request_id'],
      });
      const existing = new Map(present.map((investor) => [investor.id, investor]));
      const matched = new Set(former.map(({ investor_id }) => investor_id));
      const rankedNow = ranked.filter(
        ({ investor_id }) => existing.has(investor_id) && (!startup.is_sold || matched.has(investor_id)),
      );
      const { count, changed, hasMore } = await storeRanked(tx, {
        request_id: result.request_id,
        target: { startup_id: startupId },
        former,
        ranked: rankedNow,
      });
      const others = rankedNow.map(({ investor_id }) => existing.get(investor_id)?.match_request_id ?? null);
      startup.match_count = count;
      startup.match_request_id = result.request_id;
      await updateStartup(tx, startup);
      const affected = new Set(changed.map(({ investor_id }) => investor_id));
      await this.outbox.appendLiveAll(
        tx,
        present
          .filter(({ id }) => affected.has(id))
          .map(({ id: investor_id, user_id: userId }) => ({
            userId,
            live: { event: 'matches.updated', data: { investor_id } },
          })),
      );
      if (hasMore || isOvertaken(result, others)) await this.requestNextRound(tx, result);
    }
    // An outdated result is announced too, because a client may be waiting for this request.
    await this.outbox.appendLive(
      tx,
      startup.owner_id,
      { event: 'matches.updated', data: { startup_id: startupId } },
      result.request_id,
    );
  }

  private async forInvestor(tx: EntityManager, result: Result, investorId: string): Promise<void> {
    const investor = await tx.findOne(InvestorRow, {
      where: { id: investorId },
      lock: { mode: 'for_no_key_update' },
    });
    if (!investor || !isNewer(result.request_id, investor.match_request_id)) return;
    const ranked = result.pairs.filter((pair) => pair.investor_id === investorId);
    const startupIds = [...ranked.map(({ startup_id }) => startup_id), ...(await startupsOf(tx, investorId))];
    const locked = new Map((await lockStartups(tx, startupIds)).map((row) => [row.id, row]));
    const isThere = (id: string) => {
      const startup = locked.get(id);
      return startup !== undefined && !startup.held_back && !isGone(startup);
    };
    // Read after the lock: other transactions can no longer change these pairs.
    const former = await tx.find(MatchRow, {
      where: { investor_id: investorId, startup_id: Any([...locked.keys()].filter(isThere)) },
      lock: { mode: 'for_no_key_update' },
    });
    const matched = new Set(former.map(({ startup_id }) => startup_id));
    const rankedNow = ranked.filter(
      ({ startup_id: id }) => isThere(id) && (!locked.get(id)?.is_sold || matched.has(id)),
    );
    const others = rankedNow.map(({ startup_id }) => locked.get(startup_id)?.match_request_id ?? null);
    const { changed, hasMore } = await storeRanked(tx, {
      request_id: result.request_id,
      target: { investor_id: investorId },
      former,
      ranked: rankedNow,
    });
    await tx.update(InvestorRow, { id: investorId }, { match_request_id: result.request_id });
    await recountMatches(
      tx,
      this.outbox,
      changed.map(({ startup_id }) => startup_id),
    );
    if (hasMore || isOvertaken(result, others)) await this.requestNextRound(tx, result);
    await this.outbox.appendLive(tx, investor.user_id, {
      event: 'matches.updated',
      data: { investor_id: investorId },
    });
  }

  /** Pairs with outdated scores come first in the next round for the same target. */
  private requestNextRound(tx: EntityManager, { target, user_id, model_allowed }: Result): Promise<void> {
    return this.outbox.append(tx, matchingRequested, { request_id: uuid(), target, user_id, model_allowed });
  }
}

/**
 * Whether the other side of a pair has been ranked on a newer request: the result may be about facts of
 * that side which have changed since. A request from a clock that is ahead does not count, because every
 * round would be older than it.
 * @param others the requests that the other sides were last ranked on
 */
function isOvertaken({ request_id }: Result, others: readonly (string | null)[]): boolean {
  const now = uuid();
  return others.some((applied) => applied !== null && isNewer(applied, request_id) && !isNewer(applied, now));
}

/** Request ids are time-ordered. */
const isNewer = (requestId: string, applied: string | null) => applied === null || requestId > applied;
