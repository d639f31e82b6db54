import type { Startup, StartupInput } from '../api/generated/client';
import { toAmount } from './amount';

/** What a founder states about a startup, as the manual form and the edit page ask for it. */

export type FieldName = keyof StartupInput;
type FieldKind = 'text' | 'area' | 'stage' | 'sector' | 'count' | 'money' | 'url';

export interface StartupField {
  name: FieldName;
  label: string;
  kind: FieldKind;
  required?: boolean;
  placeholder?: string;
  hint?: string;
}

/** The five sections (CREATE-2). */
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

const FIELDS = SECTIONS.flatMap(({ fields }) => fields);
const NUMBERS: ReadonlySet<string> = new Set(
  FIELDS.filter(({ kind }) => kind === 'count' || kind === 'money').map(({ name }) => name),
);

/** The body that the typed values stand for; empty optional text becomes null. */
export function toBody(values: StartupValues): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => [
      name,
      NUMBERS.has(name) ? toAmount(text) : text.trim() === '' ? null : text,
    ]),
  );
}

/** A startup as the form holds it. */
export const valuesOf = (startup: Startup): StartupValues => ({
  ...EMPTY_STARTUP,
  ...Object.fromEntries(FIELDS.map(({ name }) => [name, String(startup[name] ?? '')])),
});
