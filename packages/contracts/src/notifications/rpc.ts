import { z } from 'zod';

import { defineRpc, rpcBehind } from '../messaging/rpc.js';
import { pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { notificationsHttp } from './endpoints.js';
import { unsubscribed } from './schemas.js';

export const notificationsRpc = {
  list: rpcBehind('notifications', notificationsHttp.list, pageRequest),
  countUnread: rpcBehind('notifications', notificationsHttp.countUnread),
  read: rpcBehind('notifications', notificationsHttp.read, { notification_id: pathId }),
  readAll: rpcBehind('notifications', notificationsHttp.readAll),
  listSettings: rpcBehind('notifications', notificationsHttp.listSettings),

  /** Replies with all kinds. */
  changeSetting: rpcBehind('notifications', notificationsHttp.changeSetting),

  /** Stops the mails that the token of a mail names. Errors: not_found, unavailable. */
  unsubscribe: defineRpc('notifications.notifications.unsubscribe.v1', {
    access: 'public',
    request: z.object({ token: z.string().max(150) }),
    reply: unsubscribed,
  }),
};
