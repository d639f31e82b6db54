import type { MatchableInvestor, MatchableStartup } from '@proofround/contracts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * Fictional investors and startups, with the introductions that an experienced scout would make. The
 * labels were written before any score was seen. Every third startup is held out: its mistakes are
 * no reason to change the ranking.
 */
const stage = z.enum(['idea', 'mvp', 'launched', 'growing']);

const investorExample = z.object({
  key: z.string(),
  budget: z.number(),
  companies: z.string(),
  sectors: z.array(z.string()),
  min: z.number().nullable(),
  max: z.number().nullable(),
  thesis: z.string().nullable(),
  geo: z.array(z.string()).nullable(),
  size: z.number().nullable(),
  stages: z.array(stage).nullable(),
});

const startupExample = z.object({
  key: z.string(),
  sector: z.string(),
  stage,
  description: z.string(),
  problem: z.string().nullable(),
  market: z.string().nullable(),
  users: z.number(),
  revenue: z.number(),
  ask: z.number().nullable(),
  location: z.string().nullable(),
  /** Investors to introduce. */
  good: z.array(z.string()),
  /** Investors worth considering. */
  fair: z.array(z.string()),
  /** Investors not to introduce. */
  bad: z.array(z.string()),
  /** Investors of the wrong sector and the wrong check size or stage. */
  impossible: z.array(z.string()),
  held_out: z.boolean(),
});

/** Digests as ids, so that names have no influence. */
const idOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32);

function load<T extends z.ZodType>(file: string, schema: T): z.output<T>[] {
  const path = new URL(`../../src/matching/data/${file}`, import.meta.url);
  return z.array(schema).parse(JSON.parse(readFileSync(path, 'utf8')));
}

export interface InvestorExample {
  key: string;
  facts: MatchableInvestor;
}

export function investors(): InvestorExample[] {
  return load('investors.json', investorExample).map((one) => ({
    key: one.key,
    facts: {
      investor_id: idOf(one.key),
      budget: one.budget,
      current_companies: one.companies,
      investment_sectors: one.sectors,
      check_size_min: one.min,
      check_size_max: one.max,
      investment_thesis: one.thesis,
      geography_preference: one.geo,
      portfolio_size: one.size,
      preferred_stages: one.stages,
    },
  }));
}

export interface StartupExample {
  key: string;
  held_out: boolean;
  /** 2 for good, 1 for fair, 0 for all others. */
  grade: (investor: string) => 0 | 1 | 2;
  labels: Pick<z.output<typeof startupExample>, 'good' | 'fair' | 'bad' | 'impossible'>;
  facts: MatchableStartup;
}

export function startups(): StartupExample[] {
  return load('startups.json', startupExample).map((one) => ({
    key: one.key,
    held_out: one.held_out,
    grade: (investor) => (one.good.includes(investor) ? 2 : one.fair.includes(investor) ? 1 : 0),
    labels: one,
    facts: {
      startup_id: idOf(one.key),
      overall_score: null,
      idea_title: one.key,
      idea_description: one.description,
      sector: one.sector,
      stage: one.stage,
      problem_statement: one.problem,
      solution_statement: null,
      target_market: one.market,
      user_count: one.users,
      monthly_revenue: one.revenue,
      funding_ask: one.ask,
      location: one.location,
    },
  }));
}
