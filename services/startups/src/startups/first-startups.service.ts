import { Injectable } from '@nestjs/common';
import { FIRST_STARTUPS } from '@proofround/contracts';
import { pageOf, type RawJson, statement, Statements } from '@proofround/service-kit';
import { z } from 'zod';

import { Documents } from './documents.js';

export interface Candidate {
  readonly id: string;
  readonly version: number;
  readonly overall_score: number;
  readonly sector_key: string;
  /** Full weeks since the startup was added. */
  readonly weeks: number;
}

/** A startup loses a point a week, and at most this many: strong old ones stay before weak new ones. */
const MAX_LOSS = 20;

const rank = ({ overall_score, weeks }: Candidate): number => overall_score - Math.min(weeks, MAX_LOSS);

/**
 * The startups that an investor may want to open first (STARTUP-14): the best of each sector, then the second
 * of each sector, and so on. If two have the same rank, the earlier candidate comes first.
 */
export function firstStartups<C extends Candidate>(candidates: readonly C[]): C[] {
  const seen = new Map<string, number>();
  return [...candidates]
    .sort((one, other) => rank(other) - rank(one))
    .map((candidate) => {
      const round = seen.get(candidate.sector_key) ?? 0;
      seen.set(candidate.sector_key, round + 1);
      return { candidate, round };
    })
    .sort((one, other) => one.round - other.round)
    .slice(0, FIRST_STARTUPS)
    .map(({ candidate }) => candidate);
}

/** The limit bounds the work: ranking all startups would read the whole table for each investor. */
const CANDIDATES = statement(
  `SELECT id, version, overall_score, sector_key,
          greatest(0, floor(extract(epoch FROM now() - created_at) / 604800))::int AS weeks
   FROM startups WHERE NOT held_back AND NOT is_sold AND overall_score IS NOT NULL
   ORDER BY coalesce(overall_score, -1) DESC, id DESC LIMIT 200`,
  z.object({
    id: z.string(),
    version: z.number(),
    overall_score: z.number(),
    sector_key: z.string(),
    weeks: z.number(),
  }),
);

@Injectable()
export class FirstStartupsService {
  constructor(
    private readonly statements: Statements,
    private readonly documents: Documents,
  ) {}

  async listFirst(): Promise<RawJson> {
    const rows = firstStartups(await this.statements.run(CANDIDATES, []));
    const documents = await this.documents.of(rows, {
      isUnlimited: false,
      includesHeld: false,
      withAnalysis: false,
    });
    return pageOf(rows, FIRST_STARTUPS, ({ id }) => documents.get(id)?.bytes);
  }
}
