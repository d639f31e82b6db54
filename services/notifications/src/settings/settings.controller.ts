import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { NotificationSettings } from './notification-settings.service.js';

@Controller()
export class SettingsController {
  constructor(handlers: RpcHandlers, settings: NotificationSettings) {
    handlers.on(rpc.notifications.listSettings, ({ actor }) => settings.list(actor));
    handlers.on(rpc.notifications.changeSetting, ({ actor, body }) => settings.change(actor, body));
    handlers.on(rpc.notifications.unsubscribe, ({ token }) => settings.unsubscribe(token));
  }
}
