import { FIRST_STARTUPS } from '@proofround/contracts';

export interface Candidate {
  readonly id: string;
  readonly version: number;
  readonly overall_score: number;
  readonly sector_key: string;
  /** Full weeks since the startup was added. */
  readonly weeks: number;
}

/**
 * The most points that a startup's age costs. It loses one point a week up to this limit, so a strong
 * old startup still ranks before a weak new one.
 */
const MAX_LOSS = 20;

const rank = ({ overall_score, weeks }: Candidate): number => overall_score - Math.min(weeks, MAX_LOSS);

/** The startups that an investor may want to open first (STARTUP-14). Of equals, the earlier candidate wins. */
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
