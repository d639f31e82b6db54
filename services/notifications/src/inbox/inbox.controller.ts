import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { InboxService } from './inbox.service.js';

@Controller()
export class InboxController {
  constructor(private readonly inbox: InboxService) {}

  @Handle(rpc.notifications.list)
  list({ actor, ...page }: RequestOf<typeof rpc.notifications.list>) {
    return this.inbox.list(actor, page);
  }

  @Handle(rpc.notifications.countUnread)
  countUnread({ actor }: RequestOf<typeof rpc.notifications.countUnread>) {
    return this.inbox.unread(actor);
  }

  @Handle(rpc.notifications.read)
  read({ actor, notification_id }: RequestOf<typeof rpc.notifications.read>) {
    return this.inbox.read(actor, notification_id);
  }

  @Handle(rpc.notifications.readAll)
  readAll({ actor }: RequestOf<typeof rpc.notifications.readAll>) {
    return this.inbox.readAll(actor);
  }
}
