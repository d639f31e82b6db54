import { Inject, Injectable } from '@nestjs/common';
import {
  type MatchableInvestor,
  type MatchableStartup,
  matchesGenerated,
  type RankedPair,
  rpc,
  toRankingMessage,
} from '@proofround/contracts';
import { rankIncludingUnshown } from '@proofround/matching';
import { CONFIG, EventPublisher, RpcClient } from '@proofround/service-kit';

import type { AiWorkerConfig } from '../config.js';
import { type MatchCase, MatchReasons } from '../model/match-reasons.js';
import { JobWorker } from '../queues/job-worker.js';
import { type MatchingJob, matchingQueue, resultId } from '../queues/queues.js';
import { InvestorProfiles } from './investor-profiles.js';

interface Candidates {
  readonly startups: readonly MatchableStartup[];
  readonly investors: readonly MatchableInvestor[];
}

/** The pairs with the profiles of both sides. */
function casesOf(pairs: readonly RankedPair[], { startups, investors }: Candidates): MatchCase[] {
  const startupOf = new Map(startups.map((startup) => [startup.startup_id, startup]));
  const investorOf = new Map(investors.map((investor) => [investor.investor_id, investor]));
  return pairs.flatMap((pair) => {
    const startup = startupOf.get(pair.startup_id);
    const investor = investorOf.get(pair.investor_id);
    return startup && investor ? [{ pair, startup, investor }] : [];
  });
}

/** Ranks a startup's investors or an investor's startups and publishes the result. */
@Injectable()
export class MatchingWorker extends JobWorker<typeof matchingQueue> {
  constructor(
    private readonly rpc: RpcClient,
    private readonly events: EventPublisher,
    private readonly reasons: MatchReasons,
    private readonly profiles: InvestorProfiles,
    @Inject(CONFIG) config: AiWorkerConfig,
  ) {
    super(matchingQueue, config, config.MATCHING_CONCURRENCY);
  }

  protected override async process(job: MatchingJob): Promise<void> {
    const { target, request_id, user_id, event_id, model_allowed = true } = job;
    const found = await this.rpc.call(rpc.matches.chooseCandidates, { target });
    if (!found) return; // deleted meanwhile
    const candidates = { ...found, investors: await this.profiles.of(found.investors) };
    const ranked = rankIncludingUnshown(candidates.startups, candidates.investors);
    const worth = ranked.filter(({ startup_reasons }) => startup_reasons.length > 0);
    const cases = casesOf(worth, candidates);
    const worded = model_allowed ? await this.reasons.word(user_id, cases) : worth;
    const pairs = [...worded, ...ranked.filter(({ startup_reasons }) => startup_reasons.length === 0)];
    await this.events.publish(
      matchesGenerated,
      { request_id, target, user_id, model_allowed, ...toRankingMessage(target, pairs) },
      resultId(event_id, 'generated'),
    );
  }

  /** The stored matches stay. The runbook says how the operator learns of it (ProofroundJobsFailed). */
  protected override giveUp({ target }: MatchingJob): void {
    this.logger.error({ target }, 'matches could not be generated');
  }
}
