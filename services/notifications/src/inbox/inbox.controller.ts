import { Controller } from '@nestjs/common';
import {
  notificationsList,
  notificationsRead,
  notificationsReadAll,
  notificationsUnread,
  type RequestOf,
} from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { InboxService } from './inbox.service.js';

@Controller()
export class InboxController {
  constructor(private readonly inbox: InboxService) {}

  @Handle(notificationsList)
  list({ actor, ...page }: RequestOf<typeof notificationsList>) {
    return this.inbox.list(actor, page);
  }

  @Handle(notificationsUnread)
  unread({ actor }: RequestOf<typeof notificationsUnread>) {
    return this.inbox.unread(actor);
  }

  @Handle(notificationsRead)
  read({ actor, notification_id }: RequestOf<typeof notificationsRead>) {
    return this.inbox.read(actor, notification_id);
  }

  @Handle(notificationsReadAll)
  readAll({ actor }: RequestOf<typeof notificationsReadAll>) {
    return this.inbox.readAll(actor);
  }
}
