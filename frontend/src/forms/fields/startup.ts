import { SECTORS } from '@proofround/contracts/startups/sectors.js';

import type { StartupInput } from '../../api/generated/client';
import { STAGE_OPTIONS } from '../../lib/words';
import type { FieldDescriptor } from '../field';

export type StartupField = FieldDescriptor<keyof StartupInput>;

/** The fields of a startup, in the five parts of the manual form (CREATE-2). */
export const STARTUP_PARTS: readonly { title: string; fields: readonly StartupField[] }[] = [
  {
    title: 'Basic Information',
    fields: [
      { name: 'idea_title', label: 'Startup name', short: 'Name', kind: 'text' },
      {
        name: 'idea_description',
        label: 'One-line description',
        short: 'Description',
        kind: 'area',
        hint: 'What it does and for whom, in one sentence a stranger understands.',
      },
      { name: 'sector', label: 'Sector', kind: 'text', suggestions: SECTORS },
      { name: 'stage', label: 'Stage', kind: 'select', options: STAGE_OPTIONS, initial: 'idea' },
      { name: 'location', label: 'Location', kind: 'text', placeholder: 'City, country' },
      {
        name: 'team_background',
        label: 'Team background',
        short: 'Team',
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
      { name: 'user_count', label: 'Users', short: 'Number of users', kind: 'integer', placeholder: '0' },
      {
        name: 'monthly_revenue',
        label: 'Monthly revenue (USD)',
        short: 'Monthly revenue',
        kind: 'money',
        placeholder: '0',
      },
    ],
  },
  {
    title: 'Funding & Links',
    fields: [
      { name: 'funding_ask', label: 'Funding ask (USD)', short: 'Funding ask', kind: 'money' },
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

export const STARTUP_FIELDS = STARTUP_PARTS.flatMap(({ fields }) => fields);
