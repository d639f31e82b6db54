import { z } from 'zod';

import { aiScore, ledgerEntry, namedRisk } from '../analysis/schemas.js';
import { stage } from '../facts/schemas.js';
import { id, timestamp } from '../wire/ids.js';
import { emailAddress } from '../wire/text.js';

/** The parts of a startup that a share can show. Title, description, sector and stage always show. */
export const shareField = z
  .enum(
    [
      'score',
      'ledger',
      'risks',
      'problem',
      'solution',
      'market',
      'advantage',
      'team',
      'ask',
      'figures',
      'links',
    ],
    'Must be one of: score, ledger, risks, problem, solution, market, advantage, team, ask, figures, links',
  )
  .meta({ id: 'ShareField' });
export type ShareField = z.infer<typeof shareField>;
export const SHARE_FIELDS = shareField.options;

export const shareInput = z
  .object({
    fields: z
      .array(shareField)
      .min(1, 'Choose at least one field')
      .max(SHARE_FIELDS.length)
      .refine((fields) => new Set(fields).size === fields.length, 'Must not repeat a field'),
    expires_at: timestamp.nullish().transform((value) => value ?? null),
    email_gate: z
      .boolean()
      .nullish()
      .transform((value) => value ?? false)
      .describe('Whether readers enter an e-mail address first'),
  })
  .meta({ id: 'ShareInput' });
export type ShareInput = z.output<typeof shareInput>;

/** A reader who entered an e-mail address; listed for owners with Founder Pro. */
export const shareOpener = z
  .object({ email: z.string(), opens: z.number().int().min(1), last_opened_at: timestamp })
  .meta({ id: 'ShareOpener' });

/** A link to a startup's public page, as its owner sees it. */
export const share = z
  .object({
    id,
    url: z.string().describe('The public page, with the unguessable token'),
    fields: z.array(shareField),
    expires_at: timestamp.nullable(),
    email_gate: z.boolean(),
    opens: z.number().int().min(0).describe('Counted apart from views'),
    opened_by: z
      .array(shareOpener)
      .nullable()
      .describe('Opens by person, newest first; null without Founder Pro or without an e-mail gate'),
    created_at: timestamp,
  })
  .meta({ id: 'Share' });
export type Share = z.infer<typeof share>;

/** The query of GET /shares/{token}; a gated share needs the e-mail address. */
export const shareQuery = z.object({ email: emailAddress.optional() });

/** A startup as a public page shows it; a field that was not chosen is absent. */
export const sharedStartup = z
  .object({
    idea_title: z.string(),
    idea_description: z.string(),
    sector: z.string(),
    stage,
    location: z.string().nullable(),
    ai_score: aiScore.nullable().optional(),
    product_readiness: z.number().nullable().optional(),
    team_strength: z.number().nullable().optional(),
    summary: z.string().nullable().optional(),
    ledger: z.array(ledgerEntry).optional(),
    risks: z.array(namedRisk).optional(),
    problem_statement: z.string().nullable().optional(),
    solution_statement: z.string().nullable().optional(),
    target_market: z.string().nullable().optional(),
    competitive_advantage: z.string().nullable().optional(),
    team_background: z.string().nullable().optional(),
    funding_ask: z.number().nullable().optional(),
    funding_usage: z.string().nullable().optional(),
    user_count: z.number().optional(),
    monthly_revenue: z.number().optional(),
    product_url: z.string().nullable().optional(),
    pitch_deck_url: z.string().nullable().optional(),
    expires_at: timestamp.nullable(),
  })
  .meta({ id: 'SharedStartup' });
export type SharedStartup = z.infer<typeof sharedStartup>;
