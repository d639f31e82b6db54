import { Injectable } from '@nestjs/common';
import type { EventData, matchesGenerated, RankedPair } from '@proofround/contracts';
import { Outbox } from '@proofround/service-kit';
import { In, Not, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { InvestorRow } from '../investors/investor.entity.js';
import { StartupRow, updateStartup } from '../startups/startup.entity.js';
import { bestOfEither } from './best-of-either.js';
import { recountMatches } from './match-count.js';
import { MatchRow } from './match.entity.js';

type Result = EventData<typeof matchesGenerated>;

/** Stores what the matcher ranked: the target's former matches are replaced. */
@Injectable()
export class MatchResultsService {
  constructor(private readonly outbox: Outbox) {}

  async apply(tx: EntityManager, result: Result): Promise<void> {
    await ('startup_id' in result.target
      ? this.forStartup(tx, result, result.target.startup_id)
      : this.forInvestor(tx, result, result.target.investor_id));
  }

  private async forStartup(tx: EntityManager, result: Result, startupId: string): Promise<void> {
    const startup = await tx.findOne(StartupRow, {
      where: { id: startupId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!startup) return;
    if (isNewer(result.request_id, startup.match_request_id)) {
      const pairs = await bestOfEither(
        tx,
        { startup_id: startupId },
        result.pairs.filter((pair) => pair.startup_id === startupId),
      );
      const former = await tx.findBy(MatchRow, { startup_id: startupId });
      const present = await tx.find(InvestorRow, {
        select: { id: true, user_id: true },
        where: { id: In([...pairs, ...former].map(({ investor_id }) => investor_id)) },
      });
      const known = new Set(present.map(({ id }) => id));
      const there = pairs.filter((pair) => known.has(pair.investor_id));
      const stored = await replace(tx, { startup_id: startupId }, former, there);
      const changed = new Set(changedOf(former, there).map(({ investor_id }) => investor_id));
      startup.match_count = stored;
      startup.match_request_id = result.request_id;
      await updateStartup(tx, startup);
      for (const { id: investor_id, user_id } of present) {
        if (!changed.has(investor_id)) continue;
        await this.outbox.appendLive(tx, user_id, { event: 'matches.updated', data: { investor_id } });
      }
    }
    // Also for a result that came late: whoever waits for this very request is not left waiting.
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
      lock: { mode: 'pessimistic_write' },
    });
    if (!investor || !isNewer(result.request_id, investor.match_request_id)) return;
    const pairs = await bestOfEither(
      tx,
      { investor_id: investorId },
      result.pairs.filter((pair) => pair.investor_id === investorId),
    );
    const former = await tx.findBy(MatchRow, { investor_id: investorId });
    const touched = [...new Set([...pairs, ...former].map(({ startup_id }) => startup_id))];
    const startups = await tx.find(StartupRow, {
      where: { id: In(touched) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const known = new Set(startups.map(({ id }) => id));
    const there = pairs.filter((pair) => known.has(pair.startup_id));
    await replace(tx, { investor_id: investorId }, former, there);
    await tx.update(InvestorRow, { id: investorId }, { match_request_id: result.request_id });
    await recountMatches(
      tx,
      this.outbox,
      changedOf(former, there).map(({ startup_id }) => startup_id),
    );
    await this.outbox.appendLive(tx, investor.user_id, {
      event: 'matches.updated',
      data: { investor_id: investorId },
    });
  }
}

/** Request ids are time-ordered. */
const isNewer = (requestId: string, applied: string | null) => applied === null || requestId > applied;

const pairKey = ({ startup_id, investor_id }: { startup_id: string; investor_id: string }) =>
  `${startup_id} ${investor_id}`;

/** The pairs that came, went or are shown otherwise; the lists of all others stay as they are. */
function changedOf(former: readonly MatchRow[], pairs: readonly RankedPair[]): (MatchRow | RankedPair)[] {
  const told = ({ match_score, startup_reasons, investor_reasons }: MatchRow | RankedPair) =>
    JSON.stringify([match_score, startup_reasons, investor_reasons]);
  const before = new Map(former.map((row) => [pairKey(row), told(row)]));
  const now = new Set(pairs.map(pairKey));
  return [
    ...pairs.filter((pair) => before.get(pairKey(pair)) !== told(pair)),
    ...former.filter((row) => !now.has(pairKey(row))),
  ];
}

/** A pair that stays keeps its id and its date. */
async function replace(
  tx: EntityManager,
  target: { startup_id: string } | { investor_id: string },
  former: MatchRow[],
  pairs: RankedPair[],
): Promise<number> {
  const ids = new Map(former.map((row) => [pairKey(row), row]));
  const rows = [...new Map(pairs.map((pair) => [pairKey(pair), pair])).values()].map((pair) => ({
    ...pair,
    id: ids.get(pairKey(pair))?.id ?? uuid(),
    created_at: ids.get(pairKey(pair))?.created_at ?? new Date(),
  }));
  await tx.delete(MatchRow, { ...target, id: Not(In(rows.map(({ id }) => id))) });
  if (rows.length > 0) await tx.upsert(MatchRow, rows, ['startup_id', 'investor_id']);
  return rows.length;
}
