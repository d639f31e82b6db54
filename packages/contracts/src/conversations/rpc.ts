import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { unreadCount } from '../notifications/schemas.js';
import { id, pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { MAY_WRITE } from '../gates.js';
import {
  blockInput,
  introductionInput,
  message,
  messageInput,
  thread,
  threadCursor,
  threadInput,
} from './schemas.js';

export const conversationsRpc = {
  /**
   * Writes to somebody about a startup or a listing; opens the thread if there is none. Accepts an
   * Idempotency-Key. Errors: invalid, not_found, forbidden, conflict.
   */
  create: defineRpc('notifications.conversations.create.v1', {
    access: MAY_WRITE,
    request: z.object({ actor, body: threadInput }),
    reply: thread,
  }),

  /** A page of the caller's threads, the last written first. */
  list: defineRpc('notifications.conversations.list.v1', {
    access: 'signed-in',
    request: z.object({ actor, limit: pageRequest.limit, cursor: threadCursor.optional() }),
    reply: z.array(thread),
  }),

  /** Counts the caller's unread messages. */
  getUnreadCount: defineRpc('notifications.conversations.getUnreadCount.v1', {
    access: 'signed-in',
    request: z.object({ actor }),
    reply: unreadCount,
  }),

  /** One of the caller's threads. Errors: not_found. */
  get: defineRpc('notifications.conversations.get.v1', {
    access: 'signed-in',
    request: z.object({ actor, thread_id: pathId }),
    reply: thread,
  }),

  /** A page of a thread's messages, newest first. Errors: not_found. */
  listMessages: defineRpc('notifications.conversations.listMessages.v1', {
    access: 'signed-in',
    request: z.object({ actor, thread_id: pathId, ...pageRequest }),
    reply: z.array(message),
  }),

  /** Writes a message. Accepts an Idempotency-Key. Errors: not_found, forbidden, conflict. */
  write: defineRpc('notifications.conversations.write.v1', {
    access: MAY_WRITE,
    request: z.object({ actor, thread_id: pathId, body: messageInput }),
    reply: message,
  }),

  /** Marks a thread's messages as read; keeps the first time. Errors: not_found. */
  markRead: defineRpc('notifications.conversations.markRead.v1', {
    access: 'signed-in',
    request: z.object({ actor, thread_id: pathId }),
    reply: unreadCount,
  }),

  /** Blocks or unblocks the other side. Errors: not_found. */
  block: defineRpc('notifications.conversations.block.v1', {
    access: 'signed-in',
    request: z.object({ actor, thread_id: pathId, body: blockInput }),
    reply: thread,
  }),

  /** Answers an introduction (the investor). Errors: not_found, forbidden, conflict. */
  answer: defineRpc('notifications.conversations.answer.v1', {
    access: 'signed-in',
    request: z.object({ actor, thread_id: pathId, body: introductionInput }),
    reply: thread,
  }),

  /** A message for a report by a participant of its thread. Errors: not_found. */
  getReported: defineRpc('notifications.conversations.getReported.v1', {
    access: 'internal',
    request: z.object({ actor, message_id: id }),
    reply: z.object({
      text: z.string(),
      author_id: id,
      startup: z.object({ id, idea_title: z.string() }),
    }),
  }),
};

/** What a conversation needs to know of its startup. */
const discussedStartup = z.object({
  startup_id: id,
  owner_id: id,
  idea_title: z.string(),
  /** The run of the last edit: newer runs have higher ids. Null if the service does not know it. */
  run_id: id.nullable(),
  held: z.boolean(),
  /** The startup's version, as in `visibility`. */
  version: z.number().int(),
});
export type DiscussedStartup = z.infer<typeof discussedStartup>;

/** Who asks and, if that is the owner, whom they want to write to. */
const asked = { user_id: id, investor_id: id.optional() };
/** The investor or buyer; null if the owner named nobody. */
const guest = { guest_id: id.nullable() };

export const connectionsRpc = {
  /** What connects two users, from the service that owns the facts; null if the thing does not exist. */
  get: {
    /** `investor_id` is the id of a profile or of a user. */
    startups: defineRpc('startups.connections.get.v1', {
      access: 'internal',
      request: z.object({ startup_id: id, ...asked }),
      reply: discussedStartup
        .extend({ ...guest, is_interested: z.boolean(), is_matched: z.boolean() })
        .nullable(),
    }),
    marketplace: defineRpc('marketplace.connections.get.v1', {
      access: 'internal',
      request: z.object({ listing_id: id, ...asked }),
      reply: discussedStartup
        .extend({ ...guest, is_withdrawn: z.boolean(), has_offer: z.boolean() })
        .nullable(),
    }),
  },
};
