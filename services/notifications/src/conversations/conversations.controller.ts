import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { Blocks } from './blocks.js';
import { MessagesService } from './messages.service.js';
import { ThreadLists } from './thread-lists.js';
import { ThreadsService } from './threads.service.js';

@Controller()
export class ConversationsController {
  constructor(
    handlers: RpcHandlers,
    threads: ThreadsService,
    messages: MessagesService,
    lists: ThreadLists,
    blocks: Blocks,
  ) {
    handlers.on(rpc.conversations.create, ({ actor, body }) => threads.create(actor, body));
    handlers.on(rpc.conversations.list, (request) => lists.list(request));
    handlers.on(rpc.conversations.getUnreadCount, ({ actor }) => messages.getUnreadCount(actor));
    handlers.on(rpc.conversations.get, ({ actor, thread_id }) => lists.get(actor, thread_id));
    handlers.on(rpc.conversations.listMessages, ({ actor, thread_id, ...page }) =>
      messages.listMessages(actor, thread_id, page),
    );
    handlers.on(rpc.conversations.write, ({ actor, thread_id, body }) =>
      messages.write(actor, thread_id, body),
    );
    handlers.on(rpc.conversations.markRead, ({ actor, thread_id }) => messages.markRead(actor, thread_id));
    handlers.on(rpc.conversations.block, ({ actor, thread_id, body }) =>
      threads.block(actor, thread_id, body.blocked),
    );
    handlers.on(rpc.conversations.listBlockers, async ({ user_id, other_ids }) => ({
      user_ids: await blocks.listBlockers(user_id, other_ids),
    }));
    handlers.on(rpc.conversations.answer, (request) => threads.answer(request));
    handlers.on(rpc.conversations.getReported, ({ actor, message_id }) =>
      messages.getReported(actor, message_id),
    );
  }
}
