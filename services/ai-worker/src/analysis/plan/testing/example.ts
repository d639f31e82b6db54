import type { StartupFacts } from '@proofround/contracts';

/** What a founder filled in; the rest is blank. */
export type Example = Partial<StartupFacts> &
  Pick<StartupFacts, 'idea_title' | 'idea_description' | 'sector' | 'stage'>;

/** The facts of an example, with blanks as they arrive. */
export function factsOfExample(example: Example): StartupFacts {
  return {
    problem_statement: null,
    solution_statement: null,
    target_market: null,
    competitive_advantage: null,
    user_count: 0,
    monthly_revenue: 0,
    product_url: null,
    pitch_deck_url: null,
    funding_ask: null,
    funding_usage: null,
    team_background: null,
    location: null,
    ...example,
  };
}
