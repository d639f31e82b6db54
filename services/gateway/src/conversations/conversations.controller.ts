import { Controller } from '@nestjs/common';
import { http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { paged } from '../http/lists.js';
import { Input, Route, type InputOf } from '../http/route.decorator.js';

@Controller()
export class ConversationsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(http.conversations.create)
  create(@Input() { actor, body, idempotency }: InputOf<typeof http.conversations.create>) {
    return this.rpc.forward(rpc.conversations.create, { actor, body }, { idempotency });
  }

  @Route(http.conversations.list)
  list(@Input() { actor, query, reply }: InputOf<typeof http.conversations.list>) {
    return paged(reply, query, (page) => this.rpc.forward(rpc.conversations.list, { actor, ...page }));
  }

  @Route(http.conversations.getUnreadCount)
  getUnreadCount(@Input() { actor }: InputOf<typeof http.conversations.getUnreadCount>) {
    return this.rpc.forward(rpc.conversations.getUnreadCount, { actor });
  }

  @Route(http.conversations.get)
  get(@Input() { actor, params }: InputOf<typeof http.conversations.get>) {
    return this.rpc.forward(rpc.conversations.get, { actor, thread_id: params.id });
  }

  @Route(http.conversations.listMessages)
  listMessages(@Input() { actor, params, query, reply }: InputOf<typeof http.conversations.listMessages>) {
    const thread_id = params.id;
    return paged(reply, query, (page) =>
      this.rpc.forward(rpc.conversations.listMessages, { actor, thread_id, ...page }),
    );
  }

  @Route(http.conversations.write)
  write(@Input() { actor, params, body, idempotency }: InputOf<typeof http.conversations.write>) {
    return this.rpc.forward(rpc.conversations.write, { actor, thread_id: params.id, body }, { idempotency });
  }

  @Route(http.conversations.markRead)
  markRead(@Input() { actor, params }: InputOf<typeof http.conversations.markRead>) {
    return this.rpc.forward(rpc.conversations.markRead, { actor, thread_id: params.id });
  }

  @Route(http.conversations.block)
  block(@Input() { actor, params, body }: InputOf<typeof http.conversations.block>) {
    return this.rpc.forward(rpc.conversations.block, { actor, thread_id: params.id, body });
  }

  @Route(http.conversations.answer)
  answer(@Input() { actor, params, body }: InputOf<typeof http.conversations.answer>) {
    return this.rpc.forward(rpc.conversations.answer, { actor, thread_id: params.id, body });
  }
}
