import { z } from 'zod';

import { notification } from '../notifications/schemas.js';
import { id } from '../wire/ids.js';

/**
 * What GET /api/events pushes (LIVE-2). Each travels on `live.<user id>` and is
 * kept for an hour, so that a reconnect with Last-Event-ID catches up.
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
  'user.updated': z.object({ is_premium: z.boolean() }),
} as const;

export type LiveEventName = keyof typeof LIVE_EVENTS;
export type LiveEventData<N extends LiveEventName> = z.infer<(typeof LIVE_EVENTS)[N]>;
export type LiveEvent = {
  [N in LiveEventName]: { event: N; data: LiveEventData<N> };
}[LiveEventName];

function variant<N extends LiveEventName>(name: N) {
  return z.object({ event: z.literal(name), data: LIVE_EVENTS[name] });
}

/** One pushed event, parsed by the gateway on its way out and by the browser on its way in. */
export const liveEvent = z.discriminatedUnion('event', [
  variant('analysis.progress'),
  variant('analysis.completed'),
  variant('analysis.failed'),
  variant('tasks.updated'),
  variant('matches.updated'),
  variant('notification.created'),
  variant('user.updated'),
]);

/**
 * Tells the gateways that the user's account is gone. No browser is sent it: the user's connections
 * end, and the next answer is 401.
 */
const accountGone = z.object({ event: z.literal('account.deleted'), data: z.object({}) });

/**
 * On the wire between processes: `request_id` names the request that it answers, if one waits;
 * `traceparent` the span that it comes from, where traces are kept.
 */
export const liveMessage = z.object({
  request_id: id.optional(),
  traceparent: z.string().max(60).optional(),
  live: z.discriminatedUnion('event', [liveEvent, accountGone]),
});
export type LiveMessage = z.infer<typeof liveMessage>;
export type LiveSignal = LiveMessage['live'];

export const liveSubject = (userId: string): string => `live.${userId}`;
