import type { Persona } from '../persona.js';

const profile = 'investor' as const;

/** Investors who correct, ask back, stop early or paste a text. */
export const WILFUL_INVESTORS: readonly Persona[] = [
  {
    name: 'corrects in the middle and at the end',
    profile,
    says: {
      investment_sectors: 'Fintech, proptech. Actually leave proptech out.',
      budget: '$3m. No, make it 2.5m',
      check_size_min: '100k to 200k',
      preferred_stages: 'Seed and series A',
      geography_preference: 'UK only',
      current_companies: 'Homely, Rentable',
      portfolio_size: '8 or 9',
      investment_thesis: 'Regulated markets with slow incumbents',
    },
    interjects: { 6: 'the largest check is 250k, not 200k' },
    atSummary: ['add Ireland to the regions: UK, Ireland', 'portfolio size is 9'],
    expected: {
      investment_sectors: ['FinTech'],
      budget: 2_500_000,
      check_size_min: 100_000,
      check_size_max: 250_000,
      preferred_stages: ['mvp', 'launched', 'growing'],
      geography_preference: ['UK', 'Ireland'],
      current_companies: 'Homely, Rentable',
      portfolio_size: 9,
      investment_thesis: 'Regulated markets with slow incumbents',
    },
  },
  {
    name: 'suspicious, asks first',
    profile,
    opening: 'Before I tell you anything: who can see my answers?',
    interjects: {
      2: 'are you an AI?',
      4: 'Why do you need my budget',
      6: 'is it possible to change this afterwards?',
    },
    says: {
      investment_sectors: 'cybersecurity and enterprise software',
      budget: '4 million',
      check_size_min: 'minimum 150k, maximum 500k',
      preferred_stages: 'growth',
      geography_preference: 'Israel, US East Coast',
      current_companies: 'confidential',
      portfolio_size: 'skip',
      investment_thesis: 'skip',
    },
    expected: {
      investment_sectors: ['cybersecurity', 'SaaS'],
      budget: 4_000_000,
      check_size_min: 150_000,
      check_size_max: 500_000,
      preferred_stages: ['growing'],
      geography_preference: ['Israel', 'US East Coast'],
      current_companies: 'Not disclosed',
    },
  },
  {
    name: 'in a hurry, done early',
    profile,
    opening: 'hey',
    interjects: { 6: 'done' },
    says: {
      investment_sectors: 'robotics',
      budget: '750',
      check_size_min: '30k',
      current_companies: 'Gripper Inc',
    },
    expected: {
      investment_sectors: ['robotics'],
      budget: 750_000,
      check_size_min: 30_000,
      check_size_max: 30_000,
      current_companies: 'Gripper Inc',
    },
  },
  {
    name: 'pastes the fund’s profile',
    profile,
    opening: `Fund: Basecamp Ventures
Focus: B2B SaaS, AI
Fund size: USD 25M
Initial ticket: 250k - 750k
Stage: Seed
Region: Western Europe
Portfolio: Clerkly, Dockhand, Octant (11 companies)
Thesis: Vertical software in markets that still fax`,
    says: {
      investment_sectors: 'B2B SaaS and AI',
      budget: 'USD 25M',
      check_size_min: '250k - 750k',
      preferred_stages: 'Seed',
      geography_preference: 'Western Europe',
      current_companies: 'Clerkly, Dockhand, Octant',
      portfolio_size: '11 companies',
      investment_thesis: 'Vertical software in markets that still fax',
    },
    expected: {
      investment_sectors: ['B2B SaaS', 'AI/ML'],
      budget: 25_000_000,
      check_size_min: 250_000,
      check_size_max: 750_000,
      preferred_stages: ['mvp', 'launched'],
      geography_preference: ['Western Europe'],
      current_companies: { holds: ['Clerkly, Dockhand, Octant'] },
      portfolio_size: 11,
      investment_thesis: 'Vertical software in markets that still fax',
    },
  },
];
