import { type StartupFacts, startupFacts } from '@proofround/contracts';

/** The sample startup of the landing page without anything that a switch adds. */
const BASE = {
  idea_title: 'Northbeam Clinics',
  idea_description: 'Bookkeeping that reconciles itself for independent clinics.',
  sector: 'FinTech',
  stage: 'mvp',
  problem_statement:
    'Each visit to a clinic is paid in up to three parts, by the insurer, the patient and a second insurer. Somebody has to match them by hand.',
  solution_statement:
    'We import the insurer’s file and the card terminal’s report, match them to the visits and show only what does not fit.',
  target_market: 'Independent therapy clinics with 2 to 15 clinicians.',
  competitive_advantage:
    'Practice management systems post the insurer’s payment and stop there; the bookkeeper retypes the rest.',
  user_count: 0,
  monthly_revenue: 0,
  product_url: 'https://northbeam.example/',
  pitch_deck_url: null,
  funding_ask: 220_000,
  funding_usage: null,
  team_background: null,
  location: 'Leeds, United Kingdom',
} as const;

type Text = 'problem_statement' | 'target_market' | 'competitive_advantage' | 'solution_statement';

interface Switch {
  readonly key: string;
  readonly label: string;
  /** What the founder then also states, as the visitor reads it. */
  readonly says: string;
  /** Sentences added to a text that is there anyway. */
  readonly adds?: Partial<Record<Text, string>>;
  readonly sets?: Partial<
    Pick<StartupFacts, 'user_count' | 'monthly_revenue' | 'team_background' | 'funding_usage'>
  >;
}

/** What the visitor switches on and off, each a thing that investors ask for. */
export const SWITCHES: readonly Switch[] = [
  {
    key: 'customers',
    label: 'Customer evidence',
    says: 'We sat with 14 clinic managers for a day each: they spend 9 hours a week on it.',
    adds: {
      problem_statement:
        'We sat with 14 clinic managers for a day each: they spend 9 hours a week on it, and 11 of them named it first.',
    },
  },
  {
    key: 'revenue',
    label: 'Users and revenue',
    says: '12 clinics use it and pay $149 a month each.',
    adds: { solution_statement: 'Twelve clinics use it and pay $149 a month each.' },
    sets: { user_count: 12, monthly_revenue: 1788 },
  },
  {
    key: 'team',
    label: 'Team',
    says: 'One of us kept the books of 14 clinics for 6 years, the other built claims software.',
    sets: {
      team_background:
        'Priya Nair kept the books of 14 clinics for 6 years. Tom Reid, software engineer, built claims software at a health insurer for 8 years.',
    },
  },
  {
    key: 'market',
    label: 'Market evidence',
    says: 'The care register counts 6,400 such clinics; billing services take 5 to 7% of collections.',
    adds: {
      target_market: 'The register of the Care Quality Commission of 2025 counts 6,400 of them in England.',
      competitive_advantage:
        'Billing services take 5 to 7% of collections, about $2,300 a month for such a clinic.',
    },
  },
  {
    key: 'funds',
    label: 'Use of funds',
    says: 'The $220,000 last 14 months, line by line.',
    sets: {
      funding_usage:
        'One engineer for 14 months ($120,000), connections to the four largest insurers ($40,000), a security audit ($20,000) and sales ($40,000), to reach 60 paying clinics.',
    },
  },
];

/** The startup with some of the switches on. */
export function startupWith(on: ReadonlySet<string>): StartupFacts {
  const facts: Record<string, unknown> = { ...BASE };
  for (const { key, adds = {}, sets = {} } of SWITCHES) {
    if (!on.has(key)) continue;
    for (const [field, sentence] of Object.entries(adds))
      facts[field] = `${String(facts[field])} ${sentence}`;
    Object.assign(facts, sets);
  }
  return startupFacts.parse(facts);
}
