import { SECTORS } from '@proofround/contracts/startups/sectors.js';

import type { InvestorInput } from '../../api/generated/client';
import { STAGE_OPTIONS } from '../../lib/words';
import type { FieldDescriptor } from '../field';

type InvestorField = FieldDescriptor<keyof InvestorInput>;

/** The fields of an investor profile. */
export const INVESTOR_FIELDS: readonly InvestorField[] = [
  { name: 'budget', label: 'Budget (USD)', short: 'Budget', kind: 'money', placeholder: '2,000,000' },
  {
    name: 'current_companies',
    label: 'Current companies',
    kind: 'area',
    rows: 2,
    hint: 'Companies you work with or hold now.',
  },
  {
    name: 'investment_sectors',
    label: 'Investment sectors',
    short: 'Sectors',
    kind: 'comma-list',
    suggestions: SECTORS,
    placeholder: 'HealthTech, FinTech',
    hint: 'Separate them with commas.',
  },
  {
    name: 'check_size_min',
    label: 'Smallest check (USD)',
    short: 'Smallest check',
    kind: 'money',
    placeholder: '50,000',
  },
  {
    name: 'check_size_max',
    label: 'Largest check (USD)',
    short: 'Largest check',
    kind: 'money',
    placeholder: '250,000',
  },
  { name: 'preferred_stages', label: 'Preferred stages', kind: 'checkboxes', options: STAGE_OPTIONS },
  {
    name: 'geography_preference',
    label: 'Geography',
    kind: 'comma-list',
    placeholder: 'United Kingdom, Ireland',
    hint: 'Countries or regions, separated with commas.',
  },
  {
    name: 'investment_thesis',
    label: 'Investment thesis',
    short: 'Thesis',
    kind: 'area',
    rows: 4,
    hint: 'What you look for, and what rules a startup out. The match reasons refer to it.',
  },
  { name: 'portfolio_size', label: 'Portfolio size', kind: 'integer', hint: 'How many companies you hold.' },
];
