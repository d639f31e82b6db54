import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { id, pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import {
  deal,
  dealNoteInput,
  dealSignatureInput,
  dealStepInput,
  dealSummary,
  fellThroughInput,
} from './schemas.js';

/** A deal as the marketplace knows it; the gateway replaces `other_id` with the contact `other`. */
export const dealRecord = deal.omit({ other: true }).extend({ other_id: id });
export type DealRecord = z.infer<typeof dealRecord>;

const ofDeal = { actor, deal_id: pathId };

/** Only the buyer and the seller of a deal may call these; everybody else gets not_found, the admin too. */
export const dealsRpc = {
  /** A page of the caller's deals, newest first. */
  list: defineRpc('marketplace.deals.list.v1', {
    access: 'signed-in',
    request: z.object({ actor, ...pageRequest }),
    reply: z.array(dealSummary),
  }),

  /** A deal with its checklist. Errors: not_found. */
  get: defineRpc('marketplace.deals.get.v1', {
    access: 'signed-in',
    request: z.object(ofDeal),
    reply: dealRecord,
  }),

  /**
   * Confirms a step for the caller's side, or takes the confirmation back; a step that both have
   * confirmed stays done. The last step completes the deal. Errors: not_found, conflict if closed.
   */
  confirmStep: defineRpc('marketplace.deals.confirmStep.v1', {
    access: 'signed-in',
    request: z.object({ ...ofDeal, step: z.string().max(100), body: dealStepInput }),
    reply: dealRecord,
  }),

  /** Ends a deal and opens its listing again. Errors: not_found, conflict if closed. */
  fallThrough: defineRpc('marketplace.deals.fallThrough.v1', {
    access: 'signed-in',
    request: z.object({ ...ofDeal, body: fellThroughInput }),
    reply: dealRecord,
  }),

  /** Adds a note. Accepts an Idempotency-Key. Errors: not_found, conflict if closed or full. */
  addNote: defineRpc('marketplace.deals.addNote.v1', {
    access: 'signed-in',
    request: z.object({ ...ofDeal, body: dealNoteInput }),
    reply: dealRecord,
  }),

  /**
   * Signs the current terms. Accepts an Idempotency-Key. Errors: not_found, conflict if closed,
   * already signed, or the hash is not that of the current terms.
   */
  sign: defineRpc('marketplace.deals.sign.v1', {
    access: 'signed-in',
    request: z.object({ ...ofDeal, body: dealSignatureInput }),
    reply: dealRecord,
  }),
};
