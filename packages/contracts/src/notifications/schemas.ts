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
  ])
  .meta({ id: 'NotificationType' });
export type NotificationType = z.infer<typeof notificationType>;

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
