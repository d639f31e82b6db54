import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';
import { z } from 'zod';

import { Blocks } from '../conversations/blocks.js';
import { ConversationPrivacy } from '../conversations/conversation-privacy.js';
import { InboxService } from '../inbox/inbox.service.js';
import { NotificationSettings } from '../settings/notification-settings.js';

@Controller()
export class AccountsController {
  constructor(
    handlers: RpcHandlers,
    inbox: InboxService,
    conversations: ConversationPrivacy,
    blocks: Blocks,
    settings: NotificationSettings,
  ) {
    handlers.on(rpc.accounts.export.notifications, ({ actor, section, cursor }) => {
      if (section === 'notification_settings') return settings.export(actor);
      const page = { cursor: z.uuid().optional().parse(cursor) };
      switch (section) {
        case 'notifications':
          return inbox.export(actor, page);
        case 'threads':
          return conversations.exportThreads(actor, page);
        case 'messages':
          return conversations.exportMessages(actor, page);
        case 'blocks':
          return blocks.export(actor, page);
      }
    });
  }
}
