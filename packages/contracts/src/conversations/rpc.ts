import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc, rpcBehind } from '../messaging/rpc.js';
import { id, pathId } from '../wire/ids.js';
import { pageRequest, positionRequest } from '../wire/pages.js';
import { blocksHttp, conversationsHttp } from './endpoints.js';

export const conversationsRpc = {
  /** Opens the thread if there is none. */
  create: rpcBehind('notifications', conversationsHttp.create),
  list: rpcBehind('notifications', conversationsHttp.list, positionRequest),

  getUnreadCount: rpcBehind('notifications', conversationsHttp.getUnreadCount),
  get: rpcBehind('notifications', conversationsHttp.get, { thread_id: pathId }),
  listMessages: rpcBehind('notifications', conversationsHttp.listMessages, {
    thread_id: pathId,
    ...pageRequest,
  }),

  write: rpcBehind('notifications', conversationsHttp.write, { thread_id: pathId }),

  /** Keeps the first time. */
  markRead: rpcBehind('notifications', conversationsHttp.markRead, { thread_id: pathId }),
  block: rpcBehind('notifications', conversationsHttp.block, { thread_id: pathId }),
  answer: rpcBehind('notifications', conversationsHttp.answer, { thread_id: pathId }),

  /** Those of `other_ids` who blocked the user in any conversation (TALK-13). */
  listBlockers: defineRpc('notifications.conversations.listBlockers.v1', {
    access: 'internal',
    request: z.object({ user_id: id, other_ids: z.array(id).max(500) }),
    reply: z.object({ user_ids: z.array(id) }),
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

/** A block is known to the one who blocked alone. */
export const blocksRpc = {
  list: rpcBehind('notifications', blocksHttp.list, pageRequest),
  lift: rpcBehind('notifications', blocksHttp.lift, { block_id: pathId }),
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
