import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { NotificationSettings } from './notification-settings.service.js';

@Controller()
export class SettingsController {
  constructor(private readonly settings: NotificationSettings) {}

  @Handle(rpc.notifications.listSettings)
  list({ actor }: RequestOf<typeof rpc.notifications.listSettings>) {
    return this.settings.list(actor);
  }

  @Handle(rpc.notifications.changeSetting)
  change({ actor, body }: RequestOf<typeof rpc.notifications.changeSetting>) {
    return this.settings.change(actor, body);
  }

  @Handle(rpc.notifications.unsubscribe)
  unsubscribe({ token }: RequestOf<typeof rpc.notifications.unsubscribe>) {
    return this.settings.unsubscribe(token);
  }
}
