import type { StartupFacts } from '@proofround/contracts';

/** The fields that a founder filled in; the others are blank. */
export type Example = Partial<StartupFacts> &
  Pick<StartupFacts, 'idea_title' | 'idea_description' | 'sector' | 'stage'>;

/** The facts of an example, with blank fields as the API sends them. */
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
