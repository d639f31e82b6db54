import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { notification, notificationSetting, unreadCount, unsubscribed } from './schemas.js';

export const notificationsRpc = {
  /** A page of the caller's notifications, newest first. */
  list: defineRpc('notifications.notifications.list.v1', {
    formerly: ['notifications.inbox.list.v1'],
    access: 'signed-in',
    request: z.object({ actor, ...pageRequest }),
    reply: z.array(notification),
  }),

  /** Counts the caller's unread notifications. */
  countUnread: defineRpc('notifications.notifications.countUnread.v1', {
    formerly: ['notifications.inbox.unread.v1'],
    access: 'signed-in',
    request: z.object({ actor }),
    reply: unreadCount,
  }),

  /** Marks a notification as read; keeps the first time. Errors: not_found, also for another user's. */
  read: defineRpc('notifications.notifications.read.v1', {
    formerly: ['notifications.inbox.read.v1'],
    access: 'signed-in',
    request: z.object({ actor, notification_id: pathId }),
    reply: notification,
  }),

  /** Marks all of the caller's notifications as read. */
  readAll: defineRpc('notifications.notifications.readAll.v1', {
    formerly: ['notifications.inbox.read-all.v1'],
    access: 'signed-in',
    request: z.object({ actor }),
    reply: unreadCount,
  }),

  /** Where the caller is told of each kind. */
  listSettings: defineRpc('notifications.notifications.listSettings.v1', {
    access: 'signed-in',
    request: z.object({ actor }),
    reply: z.array(notificationSetting),
  }),

  /** Sets where the caller is told of one kind; replies with all kinds. */
  changeSetting: defineRpc('notifications.notifications.changeSetting.v1', {
    access: 'signed-in',
    request: z.object({ actor, body: notificationSetting }),
    reply: z.array(notificationSetting),
  }),

  /** Stops the mails that the token of a mail names. Errors: not_found. */
  unsubscribe: defineRpc('notifications.notifications.unsubscribe.v1', {
    access: 'public',
    request: z.object({ token: z.string().max(100) }),
    reply: unsubscribed,
  }),
};
