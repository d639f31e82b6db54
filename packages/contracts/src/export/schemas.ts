import { z } from 'zod';

import { user } from '../accounts/schemas.js';
import { scoreRecord } from '../analysis/schemas.js';
import { plan } from '../billing/plans.js';
import { message, thread } from '../conversations/schemas.js';
import { dealRole, dealState, dealStep } from '../deals/schemas.js';
import { interest } from '../interest/schemas.js';
import { investor } from '../investors/schemas.js';
import { listingStatus, offerMaker, offerStatus } from '../marketplace/schemas.js';
import { match } from '../matches/schemas.js';
import { report } from '../moderation/schemas.js';
import { notification, notificationSetting } from '../notifications/schemas.js';
import { fitWeights, pipelineCard } from '../pipeline/schemas.js';
import { reviewDecision } from '../reviews/schemas.js';
import { savedSearch } from '../searches/schemas.js';
import { share } from '../shares/schemas.js';
import { startup } from '../startups/schemas.js';
import { task } from '../tasks/schemas.js';
import { id, timestamp } from '../wire/ids.js';

/** A match in the export of either side; without what the other side stated. */
const exportedMatch = match.extend({ startup_id: id, investor_id: id });
const exportedOffer = z.object({
  id,
  listing_id: id,
  offer_amount: z.number().describe('US dollars'),
  status: offerStatus,
  made_by: offerMaker,
  counter_of: id.nullable(),
  created_at: timestamp,
});

export const startupsSections = {
  startups: startup.omit({ founder: true }),
  scores: scoreRecord.extend({ startup_id: id }),
  review_decisions: reviewDecision.omit({ decided_by: true }).extend({ startup_id: id }),
  tasks: task,
  startup_matches: exportedMatch,
  investor_profiles: investor,
  investor_matches: exportedMatch,
  interests: interest,
  pipeline: pipelineCard.omit({ startup: true, interested: true }).extend({ id, startup_id: id }),
  fit_weights: z.object({ id: id.describe('The user'), ...fitWeights.shape }),
  saved_searches: savedSearch,
  shares: share.omit({ url: true, opened_by: true }).extend({ startup_id: id }),
  views: z.object({
    id: z.string().describe('Made of startup and day'),
    startup_id: id,
    day: z.iso.date().describe('The day (UTC); of days before yesterday the last one'),
    times: z.number().int().describe('Views on that day; of days before yesterday all views'),
  }),
};

/** A received offer has the user's reason for rejecting it; nothing that the other side wrote is included. */
export const marketplaceSections = {
  listings: z.object({
    id,
    startup_id: id,
    asking_price: z.number().describe('US dollars'),
    reason_for_selling: z.string().nullable(),
    tech_stack: z.string().nullable(),
    status: listingStatus,
    created_at: timestamp,
  }),
  offers_received: exportedOffer.extend({ reason: z.string().nullable() }),
  offers_made: exportedOffer.extend({ message: z.string().nullable() }),
  deals: z.object({
    id,
    listing_id: id,
    offer_id: id,
    role: dealRole,
    amount: z.number().describe('US dollars'),
    state: dealState,
    reason: z.string().nullable().describe('If the user ended it'),
    confirmed: z.array(z.object({ step: dealStep, at: timestamp })),
    name: z
      .string()
      .nullable()
      .describe("The user's name at the last confirmed step, which a completed deal keeps"),
    startup_title: z
      .string()
      .nullable()
      .default(null) // the previous release sends none
      .describe("The title of the user's own startup, which a completed deal keeps"),
    signature: z.object({ name: z.string(), terms_hash: z.string(), signed_at: timestamp }).nullable(),
    created_at: timestamp,
    closed_at: timestamp.nullable(),
  }),
  deal_notes: z.object({ id, deal_id: id, note: z.string(), created_at: timestamp }),
};

/** A user's data in billing. Ids that start with letters are Stripe's. */
export const billingSections = {
  payments: z.object({
    id,
    amount: z.number().describe('US dollars'),
    kind: z.enum(['subscription', 'renewal']),
    plan,
    invoice_id: z.string(),
    subscription_id: z.string(),
    created_at: timestamp,
  }),
  subscriptions: z.object({
    id: z.string(),
    plan,
    status: z.string().describe("Stripe's status"),
    period_end: timestamp.nullable(),
  }),
  checkouts: z.object({
    id,
    plan,
    status: z.string(),
    payment_status: z.string(),
    session_id: z.string().nullable(),
    created_at: timestamp,
  }),
};

export const authSections = { reports: report };

/** The inbox, what the user wrote in conversations, and when they blocked somebody; not what others wrote. */
export const notificationsSections = {
  notifications: notification,
  notification_settings: notificationSetting
    .omit({ kind: true })
    .extend({ id: notificationSetting.shape.kind }),
  threads: thread
    .pick({ id: true, kind: true, listing_id: true, state: true, blocked: true, created_at: true })
    .extend({ startup_id: id }),
  messages: message.pick({ id: true, thread_id: true, message: true, quote: true, created_at: true }),
  blocks: z.object({ id, created_at: timestamp }),
};

/** The conversations with the interviewer that have not expired yet. */
export const aiWorkerSections = {
  chat_sessions: z.object({
    id,
    messages: z.array(z.object({ by: z.enum(['user', 'interviewer']), text: z.string() })),
    extracted_data: z.record(z.string(), z.unknown()),
  }),
};

const lists = <S extends Record<string, z.ZodType>>(sections: S) =>
  Object.fromEntries(Object.entries(sections).map(([name, item]) => [name, z.array(item)])) as {
    [N in keyof S]: z.ZodArray<S[N]>;
  };

/** The account in an export, with the version of the Terms that the user accepted (ACCOUNT-42). */
export const exportedUser = user
  .extend({
    terms_version: z.string().nullable().describe('The version of the Terms that the user accepted'),
    terms_accepted_at: timestamp.nullable(),
  })
  .meta({ id: 'ExportedUser' });
export type ExportedUser = z.infer<typeof exportedUser>;

export const accountExport = z
  .object({
    exported_at: timestamp,
    user: exportedUser,
    ...lists(authSections),
    ...lists(startupsSections),
    ...lists(marketplaceSections),
    ...lists(billingSections),
    ...lists(notificationsSections),
    ...lists(aiWorkerSections),
  })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.infer<typeof accountExport>;
