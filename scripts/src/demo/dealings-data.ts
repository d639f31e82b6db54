import {
  dealNoteInput,
  dealStep,
  fellThroughInput,
  MESSAGE_BOUNDS,
  offerInput,
  passReason,
  pipelineColumn,
  shareField,
  startupPatch,
} from '@proofround/contracts';
import { z } from 'zod';

/** A person's name in the files of founders and investors, or a startup's title. */
const name = z.string().min(1);
const text = z.string().min(1).max(MESSAGE_BOUNDS.message);
const sideOfSale = z.enum(['buyer', 'seller']);

const card = z.object({
  startup: name,
  column: pipelineColumn,
  interest: z.boolean().default(false),
  note: z.string().nullable().default(null),
  remind_in_days: z.number().positive().optional(),
  /** Only for a card in the column passed. */
  reason: passReason.optional(),
  message: z.string().nullable().default(null),
});
const conversation = z.object({
  investor: name,
  startup: name,
  messages: z.array(
    z.object({
      by: z.enum(['investor', 'founder']),
      message: text,
      /** Quotes the strongest line of the startup's ledger. */
      quotes_ledger: z.boolean().default(false),
    }),
  ),
});
const share = z.object({
  startup: name,
  fields: z.array(shareField),
  email_gate: z.boolean().default(false),
  expires_in_days: z.number().positive().optional(),
  /** Whether somebody opens it; only without an e-mail gate. */
  opened: z.boolean().default(false),
});
const negotiation = z.object({
  startup: name,
  buyer: name,
  /** The first amount is the buyer's; each further one is a counter-offer to the one before. */
  offers: z.array(offerInput.extend({ by: sideOfSale })).min(1),
  /** The last offer is accepted. */
  deal: z
    .object({
      steps: z.array(z.object({ by: sideOfSale, step: dealStep })),
      notes: z.array(dealNoteInput.extend({ by: sideOfSale })),
      /** It falls through, and the listing is active again. */
      ends: fellThroughInput.extend({ by: sideOfSale }).optional(),
    })
    .optional(),
});

/** An edit after which a startup may come back to investors who passed. */
const improvement = z.object({ startup: name, changes: startupPatch });

/** The schema of scripts/demo/dealings.json: what the demo's users do with each other. */
export const dealings = z.object({
  boards: z.array(z.object({ investor: name, cards: z.array(card) })),
  conversations: z.array(conversation),
  improvements: z.array(improvement),
  introductions: z.array(z.object({ startup: name, message: text })),
  shares: z.array(share),
  negotiations: z.array(negotiation),
});
export type Dealings = z.output<typeof dealings>;
export type Card = z.output<typeof card>;
export type Conversation = z.output<typeof conversation>;
export type SharedLink = z.output<typeof share>;
export type Improvement = z.output<typeof improvement>;
export type Negotiation = z.output<typeof negotiation>;
