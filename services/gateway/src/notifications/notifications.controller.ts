import { Controller } from '@nestjs/common';
import { http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { paged } from '../http/lists.js';
import { Input, Route, type InputOf } from '../http/route.decorator.js';

@Controller()
export class NotificationsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(http.notifications.list)
  list(@Input() { actor, query, reply }: InputOf<typeof http.notifications.list>) {
    return paged(reply, query, (page) => this.rpc.forward(rpc.notifications.list, { actor, ...page }));
  }

  @Route(http.notifications.countUnread)
  countUnread(@Input() { actor }: InputOf<typeof http.notifications.countUnread>) {
    return this.rpc.forward(rpc.notifications.countUnread, { actor });
  }

  @Route(http.notifications.readAll)
  readAll(@Input() { actor }: InputOf<typeof http.notifications.readAll>) {
    return this.rpc.forward(rpc.notifications.readAll, { actor });
  }

  @Route(http.notifications.read)
  read(@Input() { actor, params }: InputOf<typeof http.notifications.read>) {
    return this.rpc.forward(rpc.notifications.read, { actor, notification_id: params.id });
  }

  @Route(http.notifications.listSettings)
  listSettings(@Input() { actor }: InputOf<typeof http.notifications.listSettings>) {
    return this.rpc.forward(rpc.notifications.listSettings, { actor });
  }

  @Route(http.notifications.changeSetting)
  changeSetting(@Input() { actor, body }: InputOf<typeof http.notifications.changeSetting>) {
    return this.rpc.forward(rpc.notifications.changeSetting, { actor, body });
  }

  @Route(http.notifications.unsubscribe)
  unsubscribe(@Input() { params }: InputOf<typeof http.notifications.unsubscribe>) {
    return this.rpc.forward(rpc.notifications.unsubscribe, { token: params.token });
  }
}
