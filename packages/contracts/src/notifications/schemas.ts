import { z } from 'zod';

import { id, timestamp } from '../wire/ids.js';

/** The types of notifications (NOTE-1). */
export const notificationType = z
  .enum([
    'interest_recorded',
    'offer_received',
    'offer_accepted',
    'offer_rejected',
    'analysis_complete',
    'payment_confirmed',
    'startup_held',
    'review_decided',
    'reminder_due',
    'startup_improved',
    'share_opened',
    'message_received',
    'introduction_requested',
    'introduction_answered',
    'offer_countered',
    'offer_withdrawn',
    'deal_opened',
    'deal_step',
    'deal_reminder',
    'deal_completed',
    'deal_fell_through',
    'listing_reopened',
    'payment_failed',
    'deal_signed',
    'subscription_changed',
    'analysis_failed',
    'startups_found',
  ])
  .meta({ id: 'NotificationType' });
export type NotificationType = z.infer<typeof notificationType>;

/** What a user can set for each: the types of notifications by what they are about. */
export const notificationKind = z
  .enum(['interest', 'offers', 'deals', 'messages', 'analysis', 'payments', 'searches'])
  .meta({ id: 'NotificationKind' });
export type NotificationKind = z.infer<typeof notificationKind>;

export const KIND_OF_TYPE: Readonly<Record<NotificationType, NotificationKind>> = {
  interest_recorded: 'interest',
  reminder_due: 'interest',
  startup_improved: 'interest',
  share_opened: 'interest',
  offer_received: 'offers',
  offer_accepted: 'offers',
  offer_rejected: 'offers',
  offer_countered: 'offers',
  offer_withdrawn: 'offers',
  listing_reopened: 'offers',
  deal_opened: 'deals',
  deal_step: 'deals',
  deal_signed: 'deals',
  deal_reminder: 'deals',
  deal_completed: 'deals',
  deal_fell_through: 'deals',
  message_received: 'messages',
  introduction_requested: 'messages',
  introduction_answered: 'messages',
  analysis_complete: 'analysis',
  analysis_failed: 'analysis',
  startup_held: 'analysis',
  review_decided: 'analysis',
  payment_confirmed: 'payments',
  payment_failed: 'payments',
  subscription_changed: 'payments',
  startups_found: 'searches',
};

export const notificationSetting = z
  .object({ kind: notificationKind, inbox: z.boolean(), email: z.boolean() })
  .meta({ id: 'NotificationSetting' });
export type NotificationSetting = z.infer<typeof notificationSetting>;

/** POST /unsubscribe/{token}: the kinds that are no longer sent by mail. */
export const unsubscribed = z.object({ kinds: z.array(notificationKind) }).meta({ id: 'Unsubscribed' });

/** A notification in a user’s inbox; plain text. */
export const notification = z
  .object({
    id,
    type: notificationType,
    title: z.string(),
    body: z.string(),
    link: z.string().nullable().describe('A path of the front end, e.g. /analytics/…'),
    created_at: timestamp,
    read_at: timestamp.nullable(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notification>;

/** GET /notifications/unread-count and POST /notifications/read-all. */
export const unreadCount = z.object({ unread_count: z.number().int().min(0) }).meta({ id: 'UnreadCount' });
