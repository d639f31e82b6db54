import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { MatchableInvestor, MatchableStartup } from '@proofround/contracts';
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
  return load('investors.json', investorExample).map((example) => ({
    key: example.key,
    facts: {
      investor_id: idOf(example.key),
      budget: example.budget,
      current_companies: example.companies,
      investment_sectors: example.sectors,
      check_size_min: example.min,
      check_size_max: example.max,
      investment_thesis: example.thesis,
      geography_preference: example.geo,
      portfolio_size: example.size,
      preferred_stages: example.stages,
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
  return load('startups.json', startupExample).map((example) => ({
    key: example.key,
    held_out: example.held_out,
    grade: (investor) => (example.good.includes(investor) ? 2 : example.fair.includes(investor) ? 1 : 0),
    labels: example,
    facts: {
      startup_id: idOf(example.key),
      overall_score: null,
      idea_title: example.key,
      idea_description: example.description,
      sector: example.sector,
      stage: example.stage,
      problem_statement: example.problem,
      solution_statement: null,
      target_market: example.market,
      user_count: example.users,
      monthly_revenue: example.revenue,
      funding_ask: example.ask,
      location: example.location,
    },
  }));
}
