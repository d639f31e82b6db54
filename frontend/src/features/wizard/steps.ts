import type { StartupInput } from '../../api/generated/client';

/** The five steps of the manual form (specification, section 2) and their fields. */

export type FieldName = keyof StartupInput;
export type FieldKind = 'text' | 'area' | 'stage' | 'sector' | 'count' | 'money' | 'url';

export interface WizardField {
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

export const STEPS: readonly { title: string; fields: readonly WizardField[] }[] = [
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
export type WizardValues = Record<FieldName, string>;

export const EMPTY: WizardValues = {
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

const NUMBERS: ReadonlySet<FieldName> = new Set(['user_count', 'monthly_revenue', 'funding_ask']);

/** "1,200.50" and "$1200.50" as a number; what is no number stays text, for the schema to refuse. */
function asNumber(text: string): number | string | null {
  const plain = text.replaceAll(/[\s,$]/g, '');
  if (plain === '') return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : text;
}

/** The body that the typed values stand for; empty optional text becomes null. */
export function toBody(values: WizardValues): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => [
      name,
      NUMBERS.has(name as FieldName) ? asNumber(text) : text.trim() === '' ? null : text,
    ]),
  );
}

/** The step on which a field stands. */
export const stepOf = (name: FieldName): number =>
  STEPS.findIndex(({ fields }) => fields.some((field) => field.name === name));
