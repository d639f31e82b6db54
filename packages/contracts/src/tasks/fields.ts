import type { StartupFacts } from '../facts/schemas.js';

/** The field in which a founder answers a task, by the task's factor. */
const FIELDS: Readonly<Record<string, keyof StartupFacts>> = {
  'Relevant experience': 'team_background',
  'Team completeness': 'team_background',
  'Target customer': 'target_market',
  'Market size': 'target_market',
  Competition: 'competitive_advantage',
  Problem: 'problem_statement',
  Solution: 'solution_statement',
  Edge: 'competitive_advantage',
  Figures: 'solution_statement',
  Product: 'product_url',
  Users: 'user_count',
  Revenue: 'monthly_revenue',
  'Use of funds': 'funding_usage',
  Stage: 'stage',
  'Funding ask without use of funds': 'funding_usage',
  'No target market': 'target_market',
  'Nobody uses it, pays for it or has promised to': 'user_count',
};

/** The field that a task's factor is about. Undefined for a doubt of the screening, whose sentence may stand in any field. */
export const fieldOfFactor = (factor: string): keyof StartupFacts | undefined => FIELDS[factor];
