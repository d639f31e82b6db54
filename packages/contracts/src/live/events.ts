import { z } from 'zod';

import { message } from '../conversations/schemas.js';
import { notification } from '../notifications/schemas.js';
import { id, timestamp } from '../wire/ids.js';

/**
 * The events of GET /api/events (LIVE-2). They are published on `live.<user id>`, or for many users
 * at once on `live.group`. They are kept for an hour, so that a browser that reconnects with
 * Last-Event-ID receives those it missed.
 */
export const LIVE_EVENTS = {
  'analysis.progress': z.object({
    startup_id: id,
    percent: z.number().int().min(0).max(100),
    step: z.string().max(120),
  }),
  'analysis.completed': z.object({ startup_id: id }),
  'analysis.failed': z.object({ startup_id: id, reason: z.string().max(300) }),
  'tasks.updated': z.object({ startup_id: id }),
  'matches.updated': z.union([z.object({ startup_id: id }).strict(), z.object({ investor_id: id }).strict()]),
  'notification.created': notification,
  'message.created': message,
  /** `read_at`: the other side read the user's messages at this time. Null for any other change, such as a block. */
  'thread.updated': z.object({ thread_id: id, read_at: timestamp.nullable() }),
  'interest.updated': z.object({ startup_id: id }),
  /** A startup, or the listing of one, was hidden or shown again. Sent to whoever may have it on an open page. */
  'visibility.updated': z.union([
    z.object({ startup_id: id }).strict(),
    z.object({ listing_id: id }).strict(),
  ]),
  'user.updated': z.object({ is_premium: z.boolean(), is_pro: z.boolean().optional() }),
} as const;

export type LiveEventName = keyof typeof LIVE_EVENTS;
export type LiveEventData<N extends LiveEventName> = z.infer<(typeof LIVE_EVENTS)[N]>;
export type LiveEvent = {
  [N in LiveEventName]: { event: N; data: LiveEventData<N> };
}[LiveEventName];

function variant<N extends LiveEventName>(name: N) {
  return z.object({ event: z.literal(name), data: LIVE_EVENTS[name] });
}

/** A live event; the gateway parses it before sending and the browser after receiving. */
export const liveEvent = z.discriminatedUnion('event', [
  variant('analysis.progress'),
  variant('analysis.completed'),
  variant('analysis.failed'),
  variant('tasks.updated'),
  variant('matches.updated'),
  variant('notification.created'),
  variant('message.created'),
  variant('thread.updated'),
  variant('interest.updated'),
  variant('visibility.updated'),
  variant('user.updated'),
]);

/** For gateways only: the user's account is deleted. They close the user's connections and reply 401. */
const accountGone = z.object({ event: z.literal('account.deleted'), data: z.object({}) });

/** For gateways only: sessions have ended. They refuse the sessions' tokens and close their connections. */
const sessionsEnded = z.object({
  event: z.literal('sessions.ended'),
  data: z.object({ session_ids: z.array(id).max(200) }),
});

/**
 * A live message between processes. `request_id` names the request that waits for it, if any;
 * `traceparent` names the span that sent it, if tracing is on.
 */
export const liveMessage = z.object({
  request_id: id.optional(),
  traceparent: z.string().max(60).optional(),
  live: z.discriminatedUnion('event', [liveEvent, accountGone, sessionsEnded]),
});
export type LiveMessage = z.infer<typeof liveMessage>;
export type LiveSignal = LiveMessage['live'];

export const liveSubject = (userId: string): string => `live.${userId}`;

/** One message with a signal for each of many users, each at most once. */
export const liveGroup = z.object({
  traceparent: z.string().max(60).optional(),
  signals: z.array(z.object({ user_id: id, live: liveMessage.shape.live })).max(200),
});

export const LIVE_GROUP_SUBJECT = liveSubject('group');
