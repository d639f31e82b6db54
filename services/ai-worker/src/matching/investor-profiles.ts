import { Injectable } from '@nestjs/common';
import { type MatchableInvestor, rpc } from '@proofround/contracts';
import { Loops, RpcClient } from '@proofround/service-kit';

/** An investor as `chooseCandidates` names one. */
interface Named {
  readonly investor_id: string;
  readonly version: string;
}

interface Known {
  readonly version: string;
  readonly investor: MatchableInvestor;
  readonly readAt: number;
}

/** A profile has a few kilobytes at most. */
const MAX_PROFILES = 5000;
/** A deleted profile stays in memory no longer than this. */
const KEPT_MS = 10 * 60_000;
const FORGET_EVERY_MS = 60_000;

/**
 * Keeps the profiles of investors by their version. The same investors are candidates of most startups, and
 * their texts are the largest part of what matching reads.
 */
@Injectable()
export class InvestorProfiles {
  /** The earliest read first. */
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly rpc: RpcClient,
    loops: Loops,
  ) {
    loops.every(FORGET_EVERY_MS, 'forgetting profiles of investors', () => {
      this.forgetOld();
      return Promise.resolve();
    });
  }

  /** The profiles in the order of `named`; those that were deleted meanwhile are missing. */
  async of(named: readonly Named[]): Promise<MatchableInvestor[]> {
    const found = new Map<string, MatchableInvestor>();
    let missing: string[] = [];
    for (const { investor_id, version } of named) {
      const known = this.known.get(investor_id);
      if (known?.version === version) found.set(investor_id, known.investor);
      else missing.push(investor_id);
    }
    while (missing.length > 0) {
      const { investors, rest } = await this.rpc.call(rpc.matches.getInvestors, { investor_ids: missing });
      for (const { version, ...investor } of investors) {
        found.set(investor.investor_id, investor);
        this.keep(version, investor);
      }
      missing = rest;
    }
    return named.flatMap(({ investor_id }) => found.get(investor_id) ?? []);
  }

  private keep(version: string, investor: MatchableInvestor): void {
    this.known.delete(investor.investor_id);
    this.known.set(investor.investor_id, { version, investor, readAt: performance.now() });
    const [earliest] = this.known.keys();
    if (this.known.size > MAX_PROFILES && earliest !== undefined) this.known.delete(earliest);
  }

  private forgetOld(): void {
    const before = performance.now() - KEPT_MS + FORGET_EVERY_MS;
    for (const [id, { readAt }] of this.known) {
      if (readAt > before) return;
      this.known.delete(id);
    }
  }
}
