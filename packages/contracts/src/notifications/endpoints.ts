import { z } from 'zod';

import { endpoint } from '../messaging/endpoint.js';
import { NOTIFICATION_NOT_FOUND, UNSUBSCRIBE_LINK_UNKNOWN } from '../sentences.js';
import { pageQuery } from '../wire/pages.js';
import { notification, notificationSetting, unreadCount, unsubscribed } from './schemas.js';

const exampleNotification = {
  id: '01936f70-1234-7abc-8def-0123456789ab',
  type: 'interest_recorded',
  title: 'An investor is interested in LedgerLoop',
  body: 'Ivy Chen recorded interest. You can reach them at ivy@example.com.',
  link: '/analytics/01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d10',
  created_at: '2026-11-20T09:30:00.000Z',
  read_at: null,
};

export const notificationsHttp = {
  list: endpoint('notifications.list', 'GET /notifications', {
    tag: 'Notifications',
    summary: "List the signed-in user's notifications, newest first",
    access: 'signed-in',
    query: z.object(pageQuery),
    reply: z.array(notification),
    paged: true,
    examples: { reply: [exampleNotification] },
  }),

  countUnread: endpoint('notifications.countUnread', 'GET /notifications/unread-count', {
    tag: 'Notifications',
    summary: 'Count unread notifications',
    access: 'signed-in',
    reply: unreadCount,
    examples: { reply: { unread_count: 3 } },
  }),

  read: endpoint('notifications.read', 'POST /notifications/{id}/read', {
    tag: 'Notifications',
    summary: 'Mark a notification as read',
    description: 'Idempotent: read_at stays the time of the first call.',
    access: 'signed-in',
    reply: notification,
    errors: { 404: [NOTIFICATION_NOT_FOUND] },
    examples: { reply: { ...exampleNotification, read_at: '2026-11-20T09:31:00.000Z' } },
  }),

  readAll: endpoint('notifications.readAll', 'POST /notifications/read-all', {
    tag: 'Notifications',
    summary: 'Mark all notifications as read',
    access: 'signed-in',
    reply: unreadCount,
    examples: { reply: { unread_count: 0 } },
  }),

  listSettings: endpoint('notifications.listSettings', 'GET /notifications/settings', {
    tag: 'Notifications',
    summary: 'Where the signed-in user is told of each kind',
    access: 'signed-in',
    reply: z.array(notificationSetting),
    examples: { reply: [{ kind: 'offers', inbox: true, email: false }] },
  }),

  changeSetting: endpoint('notifications.changeSetting', 'PUT /notifications/settings', {
    tag: 'Notifications',
    summary: 'Set where the signed-in user is told of one kind',
    description: 'Mails about the account itself are always sent.',
    access: 'signed-in',
    body: notificationSetting,
    reply: z.array(notificationSetting),
    limit: 'changes',
    examples: {
      body: { kind: 'offers', inbox: true, email: false },
      reply: [{ kind: 'offers', inbox: true, email: false }],
    },
  }),

  unsubscribe: endpoint('notifications.unsubscribe', 'POST /unsubscribe/{token}', {
    tag: 'Notifications',
    summary: 'Stop mails of one kind by the link of a mail',
    description:
      'Public: the link of a mail holds the token (RFC 8058). The body is ignored. A repeat changes nothing.',
    access: 'public',
    ignoresBody: true,
    reply: unsubscribed,
    errors: { 404: [UNSUBSCRIBE_LINK_UNKNOWN] },
    examples: { reply: { kinds: ['offers'] } },
  }),
};
