import { z } from 'zod';

import { scoreRecord } from '../analysis/schemas.js';
import { plan } from '../billing/schemas.js';
import { interest } from '../interest/schemas.js';
import { investor } from '../investors/schemas.js';
import { listingStatus, offerStatus } from '../marketplace/schemas.js';
import { match } from '../matches/schemas.js';
import { notification } from '../notifications/schemas.js';
import { reviewDecision } from '../reviews/schemas.js';
import { startup } from '../startups/schemas.js';
import { task } from '../tasks/schemas.js';
import { id, timestamp } from '../wire/ids.js';
import { user } from './schemas.js';

/** A match in the export of either side; without what the other side stated. */
const exportedMatch = match.extend({ startup_id: id, investor_id: id });
const exportedOffer = z.object({
  id,
  listing_id: id,
  offer_amount: z.number().describe('US dollars'),
  status: offerStatus,
  created_at: timestamp,
});

/** A user's data in the startups service, by section. */
export const startupsSections = {
  startups: startup.omit({ founder: true }),
  scores: scoreRecord.extend({ startup_id: id }),
  review_decisions: reviewDecision.omit({ decided_by: true }).extend({ startup_id: id }),
  tasks: task,
  startup_matches: exportedMatch,
  investor_profiles: investor,
  investor_matches: exportedMatch,
  interests: interest,
  views: z.object({
    id: z.string().describe('Made of startup and day'),
    startup_id: id,
    day: z.iso.date(),
    times: z.number().int(),
  }),
};

/** A user's data in the marketplace. Received offers leave out the buyer and the buyer's message. */
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
  offers_received: exportedOffer,
  offers_made: exportedOffer.extend({ message: z.string().nullable() }),
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

export const notificationsSections = { notifications: notification };

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

/** GET /account/export: all data of the signed-in user. */
export const accountExport = z
  .object({
    exported_at: timestamp,
    user,
    ...lists(startupsSections),
    ...lists(marketplaceSections),
    ...lists(billingSections),
    ...lists(notificationsSections),
    ...lists(aiWorkerSections),
  })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.infer<typeof accountExport>;
