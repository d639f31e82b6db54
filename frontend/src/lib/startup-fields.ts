import type { ValidationProblem } from '@proofround/contracts/wire/problems.js';

import type { Startup, StartupInput } from '../api/generated/client';

/** What a founder states about a startup, as the manual form and the edit page ask for it. */

export type FieldName = keyof StartupInput;
export type FieldKind = 'text' | 'area' | 'stage' | 'sector' | 'count' | 'money' | 'url';

export interface StartupField {
  name: FieldName;
  label: string;
  kind: FieldKind;
  required?: boolean;
  placeholder?: string;
  hint?: string;
}

export const SECTORS = [
  'FinTech',
  'HealthTech',
  'E-commerce',
  'SaaS',
  'EdTech',
  'CleanTech',
  'AI/ML',
  'Other',
] as const;

/** The five sections (specification, section 2). */
export const SECTIONS: readonly { title: string; fields: readonly StartupField[] }[] = [
  {
    title: 'Basic Information',
    fields: [
      { name: 'idea_title', label: 'Startup name', kind: 'text', required: true },
      {
        name: 'idea_description',
        label: 'One-line description',
        kind: 'area',
        required: true,
        hint: 'What it does and for whom, in one sentence a stranger understands.',
      },
      { name: 'sector', label: 'Sector', kind: 'sector', required: true },
      { name: 'stage', label: 'Stage', kind: 'stage' },
      { name: 'location', label: 'Location', kind: 'text', placeholder: 'City, country' },
      {
        name: 'team_background',
        label: 'Team background',
        kind: 'area',
        hint: 'What each of you has built, sold or run before. Without it, team strength is not assessed.',
      },
    ],
  },
  {
    title: 'Problem & Solution',
    fields: [
      {
        name: 'problem_statement',
        label: 'Problem',
        kind: 'area',
        hint: 'Who has it, when, and what it costs them. Figures count for more than adjectives.',
      },
      { name: 'solution_statement', label: 'Solution', kind: 'area', hint: 'How it works, step by step.' },
    ],
  },
  {
    title: 'Market & Competition',
    fields: [
      {
        name: 'target_market',
        label: 'Target market',
        kind: 'area',
        hint: 'Who buys, how many of them there are, and how you know.',
      },
      {
        name: 'competitive_advantage',
        label: 'Competitive advantage',
        kind: 'area',
        hint: 'What people use today, and why they would switch to you.',
      },
    ],
  },
  {
    title: 'Traction & Metrics',
    fields: [
      { name: 'user_count', label: 'Users', kind: 'count', placeholder: '0' },
      { name: 'monthly_revenue', label: 'Monthly revenue (USD)', kind: 'money', placeholder: '0' },
    ],
  },
  {
    title: 'Funding & Links',
    fields: [
      { name: 'funding_ask', label: 'Funding ask (USD)', kind: 'money' },
      {
        name: 'funding_usage',
        label: 'Use of funds',
        kind: 'area',
        hint: 'What each part of the money buys. An ask without a use holds the score at 65.',
      },
      { name: 'product_url', label: 'Product link', kind: 'url', placeholder: 'https://' },
      { name: 'pitch_deck_url', label: 'Pitch deck link', kind: 'url', placeholder: 'https://' },
    ],
  },
];

/** What the form holds: text, as typed. */
export type StartupValues = Record<FieldName, string>;

export const EMPTY_STARTUP: StartupValues = {
  idea_title: '',
  idea_description: '',
  sector: '',
  stage: 'idea',
  location: '',
  team_background: '',
  problem_statement: '',
  solution_statement: '',
  target_market: '',
  competitive_advantage: '',
  user_count: '',
  monthly_revenue: '',
  funding_ask: '',
  funding_usage: '',
  product_url: '',
  pitch_deck_url: '',
};

const NUMBERS: ReadonlySet<string> = new Set(['user_count', 'monthly_revenue', 'funding_ask']);

/** Digits as they are or in groups of three, with a dollar sign and decimals or without. */
const NUMBER = /^-?\$?\s?(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?$/;

/**
 * "1,200.50" and "$1200.50" as a number. What is no number ("2,5", "250k") stays text, for the
 * schema to refuse: it is not guessed at.
 */
function asNumber(text: string): number | string | null {
  const typed = text.trim();
  if (typed === '') return null;
  return NUMBER.test(typed) && /\d/.test(typed) ? Number(typed.replaceAll(/[\s,$]/g, '')) : text;
}

/** The body that the typed values stand for; empty optional text becomes null. */
export function toBody(values: StartupValues): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => [
      name,
      NUMBERS.has(name) ? asNumber(text) : text.trim() === '' ? null : text,
    ]),
  );
}

/** The first complaint about each field. */
export function firstPerField(problems: readonly ValidationProblem[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { loc, msg } of problems) {
    const field = String(loc[1] ?? '');
    if (!found.has(field)) found.set(field, msg);
  }
  return found;
}

/** A startup as the form holds it. */
export function valuesOf(startup: Startup): StartupValues {
  const text = (name: FieldName): string => String(startup[name] ?? '');
  return {
    idea_title: text('idea_title'),
    idea_description: text('idea_description'),
    sector: text('sector'),
    stage: text('stage'),
    location: text('location'),
    team_background: text('team_background'),
    problem_statement: text('problem_statement'),
    solution_statement: text('solution_statement'),
    target_market: text('target_market'),
    competitive_advantage: text('competitive_advantage'),
    user_count: text('user_count'),
    monthly_revenue: text('monthly_revenue'),
    funding_ask: text('funding_ask'),
    funding_usage: text('funding_usage'),
    product_url: text('product_url'),
    pitch_deck_url: text('pitch_deck_url'),
  };
}
