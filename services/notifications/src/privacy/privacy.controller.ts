import { Controller } from '@nestjs/common';
import { accountDeleted, rpc, type EventData, type RequestOf } from '@proofround/contracts';
import { Consumes, Departures, Handle, type TransactionalDelivery } from '@proofround/service-kit';
import { z } from 'zod';

import { ConversationPrivacy } from '../conversations/conversation-privacy.js';
import { InboxService } from '../inbox/inbox.service.js';
import { NotificationSettings } from '../settings/notification-settings.service.js';

@Controller()
export class PrivacyController {
  constructor(
    private readonly inbox: InboxService,
    private readonly departures: Departures,
    private readonly conversations: ConversationPrivacy,
    private readonly settings: NotificationSettings,
  ) {}

  @Handle(rpc.accounts.export.notifications)
  export({ actor, section, cursor }: RequestOf<typeof rpc.accounts.export.notifications>) {
    if (section === 'notification_settings') return this.settings.export(actor);
    const after = cursor === undefined ? undefined : z.uuid().parse(cursor);
    switch (section) {
      case 'notifications':
        return this.inbox.export(actor, after === undefined ? {} : { cursor: after });
      case 'threads':
        return this.conversations.exportThreads(actor, after);
      case 'messages':
        return this.conversations.exportMessages(actor, after);
    }
  }

  @Consumes(accountDeleted)
  deleted({ user_id }: EventData<typeof accountDeleted>, { tx }: TransactionalDelivery) {
    return this.departures.depart(tx, 'user', user_id);
  }
}
