import type { StartupFacts } from '@proofround/contracts';

/** The fields a founder writes freely, in the order in which they are read. */
export const TEXT_FIELDS = [
  'idea_description',
  'problem_statement',
  'solution_statement',
  'target_market',
  'competitive_advantage',
  'funding_usage',
  'team_background',
] as const satisfies readonly (keyof StartupFacts)[];
export type TextField = (typeof TEXT_FIELDS)[number];

/** What the fields hold; nothing where a field is blank. */
export type Texts = Readonly<Record<TextField, string>>;

/** Something of each field. */
export function eachField<T>(of: (field: TextField) => T): Readonly<Record<TextField, T>> {
  return {
    idea_description: of('idea_description'),
    problem_statement: of('problem_statement'),
    solution_statement: of('solution_statement'),
    target_market: of('target_market'),
    competitive_advantage: of('competitive_advantage'),
    funding_usage: of('funding_usage'),
    team_background: of('team_background'),
  };
}

/** Where one sentence ends and the next begins. */
export const SENTENCES = /(?<=[.!?;])\s+(?=\S)|\n+/;
