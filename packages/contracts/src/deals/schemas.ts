import { z } from 'zod';

import { contact } from '../accounts/schemas.js';
import { id, timestamp } from '../wire/ids.js';
import { requiredText, TEXT_BOUNDS } from '../wire/text.js';

export const DEAL_BOUNDS = { reason: 1000, note: 2000, notes: 200 } as const;

/** open: under way. completed: every step is confirmed by both. fell_through: ended before that. */
export const dealState = z.enum(['open', 'completed', 'fell_through']).meta({ id: 'DealState' });
export type DealState = z.infer<typeof dealState>;

export const dealStep = z
  .enum(['letter_of_intent', 'diligence', 'agreement', 'payment', 'handover'])
  .meta({ id: 'DealStepName' });
export type DealStepName = z.infer<typeof dealStep>;
export const DEAL_STEPS = dealStep.options;
/** How texts for people name the steps. */
export const DEAL_STEP_NAMES: Readonly<Record<DealStepName, string>> = {
  letter_of_intent: 'Letter of intent',
  diligence: 'Diligence',
  agreement: 'Agreement',
  payment: 'Payment',
  handover: 'Handover',
};

export const dealRole = z.enum(['buyer', 'seller']).meta({ id: 'DealRole' });
export type DealRole = z.infer<typeof dealRole>;

export const stepOwner = z.enum(['buyer', 'seller', 'both']);

export const dealStepState = z
  .object({
    step: dealStep,
    owed_by: stepOwner,
    due_at: timestamp,
    done_by_me: z.boolean(),
    done_by_them: z.boolean(),
    done_at: timestamp.nullable().describe('When both had confirmed it'),
    open_before: z.array(dealStep).describe('The steps before it that are not done'),
  })
  .meta({ id: 'DealStep' });
export type DealStepState = z.infer<typeof dealStepState>;

export const dealNote = z
  .object({ id, mine: z.boolean(), note: z.string(), created_at: timestamp })
  .meta({ id: 'DealNote' });
export type DealNote = z.infer<typeof dealNote>;

export const dealSignature = z
  .object({
    role: dealRole,
    name: z.string(),
    signed_at: timestamp,
    terms_hash: z.string().describe('SHA-256 of the terms that were signed, in hexadecimal'),
  })
  .meta({ id: 'DealSignature' });
export type DealSignature = z.infer<typeof dealSignature>;

/** Where the buyer can pay (DEAL-14). */
export const dealEscrow = z.object({ name: z.string(), url: z.url({ protocol: /^https$/ }) }).meta({
  id: 'DealEscrow',
  description:
    'Where the buyer can pay: an escrow provider, which is no part of the platform. Absent without a provider, and once the deal is closed',
});
export type DealEscrow = z.infer<typeof dealEscrow>;

const dealFields = {
  id,
  listing_id: id,
  offer_id: id,
  startup: z.object({ id, idea_title: z.string() }).nullable().describe('null once it is deleted'),
  startup_title: z
    .string()
    .nullable()
    .default(null) // the previous release sends none
    .describe('The title that a completed deal keeps once the startup is deleted; null before'),
  amount: z.number().describe('US dollars'),
  state: dealState,
  role: dealRole.describe("The caller's role"),
  created_at: timestamp,
  closed_at: timestamp.nullable(),
  reason: z.string().nullable().describe('Why it fell through'),
};

export const dealSummary = z
  .object({ ...dealFields, steps_done: z.number().int().min(0), steps_total: z.number().int() })
  .meta({ id: 'DealSummary' });
export type DealSummary = z.infer<typeof dealSummary>;

export const deal = z
  .object({
    ...dealFields,
    other: contact.nullable().describe("The other side's contact; null once the account is deleted"),
    other_id: id.nullable().describe('The other side; null once the account is deleted'),
    other_name: z
      .string()
      .nullable()
      .describe("The other side's name as a completed deal keeps it, also after the account is deleted"),
    steps: z.array(dealStepState),
    notes: z.array(dealNote),
    signatures: z.array(dealSignature),
    terms_hash: z.string().describe('SHA-256 of the current terms, in hexadecimal'),
    silent_until: timestamp.nullable().describe('When it falls through if nobody acts; null unless open'),
    escrow: dealEscrow.optional(),
  })
  .meta({ id: 'Deal' });
export type Deal = z.infer<typeof deal>;

export const dealStepInput = z.object({ done: z.boolean() }).meta({ id: 'DealStepInput' });
export const fellThroughInput = z
  .object({ reason: requiredText(DEAL_BOUNDS.reason) })
  .meta({ id: 'FellThroughInput' });
export const dealNoteInput = z.object({ note: requiredText(DEAL_BOUNDS.note) }).meta({ id: 'DealNoteInput' });
export const dealSignatureInput = z
  .object({
    name: requiredText(TEXT_BOUNDS.name),
    terms_hash: z.string().regex(/^[0-9a-f]{64}$/, 'Must be a SHA-256 hash'),
  })
  .meta({ id: 'DealSignatureInput' });
