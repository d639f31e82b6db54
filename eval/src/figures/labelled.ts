import { readFileSync } from 'node:fs';

import { stage, startupFacts } from '@proofround/contracts';
import { z } from 'zod';

const text = z
  .string()
  .nullish()
  .transform((value) => (value?.trim() ? value.trim() : null));
const number = z
  .number()
  .nullish()
  .transform((value) => value ?? null);

/** The facts of a labelled startup, with blanks as the API represents them. */
const facts = z
  .object({
    idea_title: z.string(),
    idea_description: z.string(),
    sector: z.string(),
    stage,
    problem_statement: text,
    solution_statement: text,
    target_market: text,
    competitive_advantage: text,
    user_count: number,
    monthly_revenue: number,
    product_url: text,
    pitch_deck_url: text,
    funding_ask: number,
    funding_usage: text,
    team_background: text,
    location: text,
  })
  .transform((written) =>
    startupFacts.parse({
      ...written,
      user_count: written.user_count ?? 0,
      monthly_revenue: written.monthly_revenue ?? 0,
    }),
  );

/** A figure of a text, and what it means by the one who wrote it. */
const labelled = z.object({ words: z.string(), value: z.number(), means: z.string() });
export type LabelledFigure = z.output<typeof labelled>;

const startup = z.object({ id: z.string(), facts, figures: z.array(labelled) });
export type LabelledStartup = z.output<typeof startup>;

/** Reads a file of startups with labelled figures. @throws Error with a file of another form */
export const readLabelled = (file: string): LabelledStartup[] =>
  z.array(startup).parse(JSON.parse(readFileSync(file, 'utf8')));
