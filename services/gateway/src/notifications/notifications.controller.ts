import { Controller } from '@nestjs/common';
import {
  countUnread,
  listNotifications,
  notificationsList,
  notificationsRead,
  notificationsReadAll,
  notificationsUnread,
  readAllNotifications,
  readNotification,
} from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { paged } from '../http/lists.js';
import { Input, Route, type InputOf } from '../http/route.decorator.js';

@Controller()
export class NotificationsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(listNotifications)
  list(@Input() { actor, query, reply }: InputOf<typeof listNotifications>) {
    return paged(reply, query, (page) => this.rpc.forward(notificationsList, { actor, ...page }));
  }

  @Route(countUnread)
  unread(@Input() { actor }: InputOf<typeof countUnread>) {
    return this.rpc.forward(notificationsUnread, { actor });
  }

  @Route(readAllNotifications)
  readAll(@Input() { actor }: InputOf<typeof readAllNotifications>) {
    return this.rpc.forward(notificationsReadAll, { actor });
  }

  @Route(readNotification)
  read(@Input() { actor, params }: InputOf<typeof readNotification>) {
    return this.rpc.forward(notificationsRead, { actor, notification_id: params.id });
  }
}
