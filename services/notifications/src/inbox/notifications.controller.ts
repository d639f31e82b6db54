import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { NotificationSettings } from '../settings/notification-settings.js';
import { InboxService } from './inbox.service.js';

@Controller()
export class NotificationsController {
  constructor(handlers: RpcHandlers, inbox: InboxService, settings: NotificationSettings) {
    handlers.on(rpc.notifications.list, ({ actor, ...page }) => inbox.list(actor, page));
    handlers.on(rpc.notifications.countUnread, ({ actor }) => inbox.countUnread(actor));
    handlers.on(rpc.notifications.read, ({ actor, notification_id }) => inbox.read(actor, notification_id));
    handlers.on(rpc.notifications.readAll, ({ actor }) => inbox.readAll(actor));
    handlers.on(rpc.notifications.listSettings, ({ actor }) => settings.listSettings(actor));
    handlers.on(rpc.notifications.changeSetting, ({ actor, body }) => settings.changeSetting(actor, body));
    handlers.on(rpc.notifications.unsubscribe, ({ token }) => settings.unsubscribe(token));
  }
}
