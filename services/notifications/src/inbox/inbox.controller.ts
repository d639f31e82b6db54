import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { InboxService } from './inbox.service.js';

@Controller()
export class InboxController {
  constructor(handlers: RpcHandlers, inbox: InboxService) {
    handlers.on(rpc.notifications.list, ({ actor, ...page }) => inbox.list(actor, page));
    handlers.on(rpc.notifications.countUnread, ({ actor }) => inbox.unread(actor));
    handlers.on(rpc.notifications.read, ({ actor, notification_id }) => inbox.read(actor, notification_id));
    handlers.on(rpc.notifications.readAll, ({ actor }) => inbox.readAll(actor));
  }
}
