import type { accountDeleted, Client, EventData, InvestorInput, StartupInput } from '@proofround/contracts';

/** The body of POST /startups, with overrides for the fields under test. */
export function aStartup(overrides: Partial<StartupInput> = {}): StartupInput {
  return {
    idea_title: 'LedgerLoop',
    idea_description: 'Bookkeeping that reconciles itself for small clinics.',
    sector: 'FinTech',
    stage: 'mvp',
    problem_statement:
      'A clinic manager spends 6 hours a week matching insurer payments by hand because remittance files differ.',
    solution_statement:
      'We read remittance files and match 94 % of lines, so that nobody has to compare them.',
    target_market:
      '41,000 independent clinics in the UK and Ireland, each spending about $4,000 a year on bookkeeping.',
    competitive_advantage: 'Unlike spreadsheets and general accounting tools, we read 12 insurer formats.',
    user_count: 12,
    monthly_revenue: 1850,
    product_url: 'https://ledgerloop.example',
    pitch_deck_url: null,
    funding_ask: 250_000,
    funding_usage: '60 % engineering, 40 % sales to reach 100 clinics within 18 months.',
    team_background: null,
    location: 'Dublin, Ireland',
    ...overrides,
  };
}

/** The body of POST /investors, with overrides for the fields under test. */
export function anInvestorProfile(overrides: Partial<InvestorInput> = {}): InvestorInput {
  return {
    budget: 2_000_000,
    current_companies: 'Fernhill Health, Tallyworks',
    investment_sectors: ['FinTech', 'HealthTech'],
    check_size_min: 100_000,
    check_size_max: 500_000,
    investment_thesis: 'Back-office software for clinics and other regulated small businesses.',
    geography_preference: ['Ireland', 'United Kingdom'],
    portfolio_size: 14,
    preferred_stages: ['mvp', 'launched'],
    ...overrides,
  };
}

/** The event that an account was deleted; nobody has its address. */
export function aDeparture(user_id: string): EventData<typeof accountDeleted> {
  return { user_id, email_mark: { salt: 'a salt', hash: 'of no address' } };
}

/** A browser whose user logged in with it before. */
export const A_BROWSER: Client = { device: 'Firefox on Linux', address: '203.0.113.x', known: true };
