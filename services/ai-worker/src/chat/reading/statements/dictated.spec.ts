import type { UserType } from '@proofround/contracts';

import { converse } from '../../moves/converse.js';
import { freshState, type InterviewState } from '../../state.js';

const KNOWN: Readonly<Record<UserType, Readonly<Record<string, unknown>>>> = {
  startup: { idea_title: 'Old', idea_description: 'Old words', sector: 'FinTech', stage: 'mvp' },
  investor: { investment_sectors: ['EdTech'], budget: 5, current_companies: 'Old ones' },
};

const at = (
  profile: UserType,
  phase: InterviewState['phase'],
  asking: string | null = null,
): InterviewState => ({ ...freshState(profile), phase, asking, known: KNOWN[profile], turn: 9 });

const SEVERAL_SENTENCES =
  'It reconciles "remittance" files. No, really; the sector is slow.\nIt saves $400 a month.';

/** By the labels that the front end shows beside its pencils. */
const FOUNDER: readonly (readonly [label: string, field: string, dictated: string, stored: unknown])[] = [
  ['name', 'idea_title', 'Bake & Co. 24', 'Bake & Co. 24'],
  ['description', 'idea_description', SEVERAL_SENTENCES, SEVERAL_SENTENCES],
  ['sector', 'sector', 'health tech', 'HealthTech'],
  ['sector', 'sector', 'Quantum gardening', 'Quantum gardening'],
  ['stage', 'stage', 'Launched', 'launched'],
  ['problem', 'problem_statement', SEVERAL_SENTENCES, SEVERAL_SENTENCES],
  ['solution', 'solution_statement', SEVERAL_SENTENCES, SEVERAL_SENTENCES],
  ['target market', 'target_market', 'Clinics, 5 to 20 staff', 'Clinics, 5 to 20 staff'],
  ['competitive advantage', 'competitive_advantage', 'A patent.', 'A patent.'],
  ['number of users', 'user_count', '3,000', 3000],
  ['monthly revenue', 'monthly_revenue', '$4,800.50', 4800.5],
  ['funding ask', 'funding_ask', '$250,000', 250_000],
  ['use of funds', 'funding_usage', 'Two hires. 12 months of hosting.', 'Two hires. 12 months of hosting.'],
  ['team', 'team_background', 'Mary; no third founder.', 'Mary; no third founder.'],
  ['location', 'location', 'Cork, Ireland', 'Cork, Ireland'],
  ['product link', 'product_url', 'https://ledgerloop.io/a?b=c', 'https://ledgerloop.io/a?b=c'],
  ['pitch deck link', 'pitch_deck_url', 'https://deck.example/x', 'https://deck.example/x'],
];
const INVESTOR: typeof FOUNDER = [
  ['sectors', 'investment_sectors', 'FinTech, Robotics', ['FinTech', 'Robotics']],
  ['budget', 'budget', '$2,000,000', 2_000_000],
  ['current companies', 'current_companies', 'Tallyworks. Kettle too', 'Tallyworks. Kettle too'],
  ['smallest check', 'check_size_min', '$50,000', 50_000],
  ['largest check', 'check_size_max', '$250,000', 250_000],
  ['preferred stages', 'preferred_stages', 'Idea, MVP', ['idea', 'mvp']],
  ['geography', 'geography_preference', 'Ireland, UK', ['Ireland', 'UK']],
  ['thesis', 'investment_thesis', SEVERAL_SENTENCES, SEVERAL_SENTENCES],
  ['portfolio size', 'portfolio_size', '7', 7],
];

describe.each([
  ['review', null],
  ['complete', null],
  ['interview', 'problem_statement'],
  ['interview', 'location'],
] as const)('a value dictated in quotes in the %s, asked for %s', (phase, asking) => {
  // rule: CHAT-11
  it.each(FOUNDER)('becomes the %s of a startup, whole', (label, field, dictated, stored) => {
    const { state } = converse(at('startup', phase, asking), `Change the ${label} to "${dictated}"`);
    expect(state.known).toEqual({ ...KNOWN.startup, [field]: stored });
    expect(state.phase).toBe(phase);
  });
});

describe('a value dictated in quotes', () => {
  // rule: CHAT-11
  it.each(INVESTOR)('becomes the %s of an investor, whole', (label, field, dictated, stored) => {
    const { state } = converse(at('investor', 'complete'), `Change the ${label} to "${dictated}"`);
    expect(state.known).toEqual({ ...KNOWN.investor, [field]: stored });
  });

  it('is not stored if the contract refuses it, and the reply says why', () => {
    const { state, message } = converse(at('startup', 'complete'), `Change the name to "${'x'.repeat(121)}"`);
    expect(state.known).toEqual(KNOWN.startup);
    expect(message).toContain("I can't take that as the name: it must be at most 120 characters");
  });

  it('is stored as written, but without invisible characters and long gaps', () => {
    const gap = ' \t\u{200b}'.repeat(1000);
    const { state } = converse(at('startup', 'complete'), `Change the description to "“ab”${gap}cd\n\n\nef"`);
    expect(state.known).toEqual({ ...KNOWN.startup, idea_description: '“ab” cd\nef' });
  });

  it('is not stored if its reader cannot read it', () => {
    const { state } = converse(at('startup', 'complete'), 'Change the number of users to "plenty"');
    expect(state.known).toEqual(KNOWN.startup);
  });

  it.each([
    ['Change the description to "One." and the sector to HealthTech', 'HealthTech'],
    ['please change the sector to "HealthTech"', 'HealthTech'],
  ])('is read like any other correction with more around it: %s', (message, sector) => {
    expect(converse(at('startup', 'complete'), message).state.known).toMatchObject({ sector });
  });
});
