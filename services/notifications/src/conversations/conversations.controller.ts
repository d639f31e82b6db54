import { Controller } from '@nestjs/common';
import { rpc, startupUpdated, type EventData, type RequestOf } from '@proofround/contracts';
import { Consumes, Handle, type TransactionalDelivery } from '@proofround/service-kit';

import { DiscussedStartups } from './discussed-startups.js';
import { MessagesService } from './messages.service.js';
import { ThreadLists } from './thread-lists.js';
import { ThreadsService } from './threads.service.js';

@Controller()
export class ConversationsController {
  constructor(
    private readonly threads: ThreadsService,
    private readonly messages: MessagesService,
    private readonly lists: ThreadLists,
    private readonly startups: DiscussedStartups,
  ) {}

  @Handle(rpc.conversations.create)
  create({ actor, body }: RequestOf<typeof rpc.conversations.create>) {
    return this.threads.create(actor, body);
  }

  @Handle(rpc.conversations.list)
  list(request: RequestOf<typeof rpc.conversations.list>) {
    return this.lists.list(request);
  }

  @Handle(rpc.conversations.getUnreadCount)
  getUnreadCount({ actor }: RequestOf<typeof rpc.conversations.getUnreadCount>) {
    return this.messages.unreadOf(actor);
  }

  @Handle(rpc.conversations.get)
  get({ actor, thread_id }: RequestOf<typeof rpc.conversations.get>) {
    return this.lists.get(actor, thread_id);
  }

  @Handle(rpc.conversations.listMessages)
  listMessages({ actor, thread_id, ...page }: RequestOf<typeof rpc.conversations.listMessages>) {
    return this.messages.list(actor, thread_id, page);
  }

  @Handle(rpc.conversations.write)
  write({ actor, thread_id, body }: RequestOf<typeof rpc.conversations.write>) {
    return this.messages.write(actor, thread_id, body);
  }

  @Handle(rpc.conversations.markRead)
  markRead({ actor, thread_id }: RequestOf<typeof rpc.conversations.markRead>) {
    return this.messages.markRead(actor, thread_id);
  }

  @Handle(rpc.conversations.block)
  block({ actor, thread_id, body }: RequestOf<typeof rpc.conversations.block>) {
    return this.threads.block(actor, thread_id, body.blocked);
  }

  @Handle(rpc.conversations.answer)
  answer(request: RequestOf<typeof rpc.conversations.answer>) {
    return this.threads.answer(request);
  }

  @Handle(rpc.conversations.getReported)
  getReported({ actor, message_id }: RequestOf<typeof rpc.conversations.getReported>) {
    return this.messages.reported(actor, message_id);
  }

  @Consumes(startupUpdated)
  updated(event: EventData<typeof startupUpdated>, { tx }: TransactionalDelivery) {
    return this.startups.applyEdit(tx, event);
  }
}
