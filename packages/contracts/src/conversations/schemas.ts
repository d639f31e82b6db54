import { z } from 'zod';

import { acrossFields, optionalField } from '../wire/fields.js';
import { id, timestamp } from '../wire/ids.js';
import { optionalText, requiredText } from '../wire/text.js';

export const MESSAGE_BOUNDS = { message: 4000, quote: 500 } as const;

/** What a message quotes: a line of the ledger or a reason of a match. */
export const messageQuote = z
  .object({
    kind: z.enum(['ledger', 'match_reason'], 'Must be one of: ledger, match_reason'),
    text: requiredText(MESSAGE_BOUNDS.quote),
  })
  .meta({ id: 'MessageQuote' });
export type MessageQuote = z.infer<typeof messageQuote>;

export const messageInput = z
  .object({
    message: requiredText(MESSAGE_BOUNDS.message),
    quote: messageQuote.nullish().transform((value) => value ?? null),
  })
  .meta({ id: 'MessageInput' });
export type MessageInput = z.output<typeof messageInput>;

const subject = { startup_id: optionalField(id), listing_id: optionalField(id) };

/**
 * POST /threads: about a startup or a listing, never both. `investor_id` is required if the owner
 * writes: about a startup it is the id of the investor's profile, or of the user without one; about
 * a listing it is the buyer's user id. Otherwise it is ignored.
 */
export const threadInput = messageInput
  .extend({
    ...subject,
    investor_id: optionalField(id).describe(
      "Required of the owner. About a startup: the id of the investor's profile, or of the user without one. About a listing: the buyer's user id",
    ),
  })
  .check(
    acrossFields(
      z.object(subject),
      ({ startup_id, listing_id }) => (startup_id === undefined) !== (listing_id === undefined),
      { path: ['startup_id'], message: 'Give either startup_id or listing_id', type: 'value_error' },
    ),
  )
  .meta({ id: 'ThreadInput' });
export type ThreadInput = z.output<typeof threadInput>;

/**
 * requested: a founder asked for an introduction, and the investor has not answered. open: both may
 * write. passed: the investor declined the introduction. An investor who writes all the same opens it.
 */
export const threadState = z.enum(['requested', 'open', 'passed']).meta({ id: 'ThreadState' });
export type ThreadState = z.infer<typeof threadState>;

/** A message as one of the two reads it; plain text. */
export const message = z
  .object({
    id,
    thread_id: id,
    mine: z.boolean(),
    message: z.string(),
    quote: messageQuote.nullable(),
    created_at: timestamp,
    read_at: timestamp.nullable().describe('When the other side read it'),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof message>;

export const thread = z
  .object({
    id,
    kind: z.enum(['startup', 'listing']),
    startup: z.object({ id, idea_title: z.string() }).nullable().describe('null once it is deleted'),
    listing_id: id.nullable(),
    other: z
      .object({ name: z.string(), role: z.enum(['founder', 'investor', 'seller', 'buyer']) })
      .describe('The other side; e-mail addresses appear elsewhere, by their own rules'),
    state: threadState,
    can_write: z.boolean(),
    blocked: z.boolean().describe('Whether the caller blocked the other side'),
    unread_count: z.number().int().min(0),
    last_message: message.nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'Thread' });
export type Thread = z.infer<typeof thread>;

export const blockInput = z.object({ blocked: z.boolean() }).meta({ id: 'BlockInput' });

/** A user whom the caller has blocked (TALK-14). */
export const block = z
  .object({
    id,
    name: z.string().describe('Of the blocked user'),
    created_at: timestamp.describe('When the caller blocked them'),
  })
  .meta({ id: 'Block' });
export type Block = z.infer<typeof block>;

/** PUT /threads/{id}/introduction, by the investor. */
export const introductionInput = z
  .object({ accepted: z.boolean(), message: optionalText(MESSAGE_BOUNDS.message) })
  .meta({ id: 'IntroductionInput' });
