import { investorInput, type InvestorInput } from '@proofround/contracts/investors/schemas.js';
import { startupInput, type StartupInput } from '@proofround/contracts/startups/schemas.js';
import { parseOrProblems } from '@proofround/contracts/wire/problems.js';
import type { z } from 'zod';

import { formatCount, formatMoney } from '../../lib/format';
import { STAGE_NAMES, STAGES } from '../../lib/stages';
import { firstPerField } from '../../lib/use-problems';

/** Something the interviewer asks for. */
export interface Fact {
  name: string;
  label: string;
  required?: boolean;
  kind?: 'money' | 'count' | 'stage';
}

type Parsed<Body> = { ok: true; body: Body } | { ok: false; problems: ReadonlyMap<string, string> };

/** What a chat is about: the user_type decides it (CHAT-4). */
export interface Subject<Body> {
  facts: readonly Fact[];
  /** What the interviewer collected, as a body that the API takes, or what is wrong with it. */
  parse: (data: Readonly<Record<string, unknown>>) => Parsed<Body>;
  /** The toast (TEXT-11, TEXT-12). */
  created: string;
}

function reader<Body>(schema: z.ZodType<Body>): Subject<Body>['parse'] {
  return (data) => {
    const parsed = parseOrProblems(schema, data, 'body');
    return parsed.ok
      ? { ok: true, body: parsed.value }
      : { ok: false, problems: firstPerField(parsed.problems) };
  };
}

export const STARTUP: Subject<StartupInput> = {
  facts: [
    { name: 'idea_title', label: 'Name', required: true },
    { name: 'idea_description', label: 'Description', required: true },
    { name: 'sector', label: 'Sector', required: true },
    { name: 'stage', label: 'Stage', kind: 'stage' },
    { name: 'problem_statement', label: 'Problem' },
    { name: 'solution_statement', label: 'Solution' },
    { name: 'target_market', label: 'Target market' },
    { name: 'competitive_advantage', label: 'Competitive advantage' },
    { name: 'user_count', label: 'Number of users', kind: 'count' },
    { name: 'monthly_revenue', label: 'Monthly revenue', kind: 'money' },
    { name: 'funding_ask', label: 'Funding ask', kind: 'money' },
    { name: 'funding_usage', label: 'Use of funds' },
    { name: 'team_background', label: 'Team' },
    { name: 'location', label: 'Location' },
    { name: 'product_url', label: 'Product link' },
    { name: 'pitch_deck_url', label: 'Pitch deck link' },
  ],
  parse: reader(startupInput),
  created: 'Startup created! AI is generating your tasks...',
};

export const INVESTOR: Subject<InvestorInput> = {
  facts: [
    { name: 'investment_sectors', label: 'Sectors', required: true },
    { name: 'budget', label: 'Budget', required: true, kind: 'money' },
    { name: 'current_companies', label: 'Current companies', required: true },
    { name: 'check_size_min', label: 'Smallest check', kind: 'money' },
    { name: 'check_size_max', label: 'Largest check', kind: 'money' },
    { name: 'preferred_stages', label: 'Preferred stages', kind: 'stage' },
    { name: 'geography_preference', label: 'Geography' },
    { name: 'investment_thesis', label: 'Thesis' },
    { name: 'portfolio_size', label: 'Portfolio size', kind: 'count' },
  ],
  parse: reader(investorInput),
  created: 'Investor profile created!',
};

/** A collected value in words; null where nothing is known. */
export function shownValue(value: unknown, kind: Fact['kind']): string | null {
  if (typeof value === 'number') return kind === 'money' ? formatMoney(value) : formatCount(value);
  if (typeof value === 'string') {
    const stage = kind === 'stage' ? STAGES.find((one) => one === value) : undefined;
    return value.trim() === '' ? null : stage ? STAGE_NAMES[stage] : value;
  }
  if (!Array.isArray(value)) return null;
  const entries = value.map((entry) => shownValue(entry, kind)).filter((entry) => entry !== null);
  return entries.length > 0 ? entries.join(', ') : null;
}
