import { Controller } from '@nestjs/common';
import { accountDeleted, notificationsExport, type EventData, type RequestOf } from '@proofround/contracts';
import { Consumes, Departures, Handle, type TransactionalDelivery } from '@proofround/service-kit';
import { z } from 'zod';

import { InboxService } from '../inbox/inbox.service.js';

@Controller()
export class PrivacyController {
  constructor(
    private readonly inbox: InboxService,
    private readonly departures: Departures,
  ) {}

  /** The one section is the inbox, as the API shows it. */
  @Handle(notificationsExport)
  export({ actor, cursor }: RequestOf<typeof notificationsExport>) {
    return this.inbox.list(actor, cursor === undefined ? {} : { cursor: z.uuid().parse(cursor) });
  }

  @Consumes(accountDeleted)
  deleted({ user_id }: EventData<typeof accountDeleted>, { tx }: TransactionalDelivery) {
    return this.departures.depart(tx, 'user', user_id);
  }
}
