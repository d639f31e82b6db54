import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { notification, unreadCount } from './schemas.js';

export const notificationsRpc = {
  /** A page of the caller's notifications, newest first. */
  list: defineRpc('notifications.notifications.list.v1', {
    formerly: ['notifications.inbox.list.v1'],
    access: 'signed-in',
    request: z.object({ actor, ...pageRequest }),
    reply: z.array(notification),
  }),

  /** How many the caller has not read. */
  countUnread: defineRpc('notifications.notifications.countUnread.v1', {
    formerly: ['notifications.inbox.unread.v1'],
    access: 'signed-in',
    request: z.object({ actor }),
    reply: unreadCount,
  }),

  /** Marks one as read; the first time counts. Errors: not_found, also for somebody else's. */
  read: defineRpc('notifications.notifications.read.v1', {
    formerly: ['notifications.inbox.read.v1'],
    access: 'signed-in',
    request: z.object({ actor, notification_id: pathId }),
    reply: notification,
  }),

  /** Marks all of the caller's as read. */
  readAll: defineRpc('notifications.notifications.readAll.v1', {
    formerly: ['notifications.inbox.read-all.v1'],
    access: 'signed-in',
    request: z.object({ actor }),
    reply: unreadCount,
  }),
};
