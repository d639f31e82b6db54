import { Controller } from '@nestjs/common';
import { accountDeleted, rpc, type EventData, type RequestOf } from '@proofround/contracts';
import { Consumes, Departures, Handle, type TransactionalDelivery } from '@proofround/service-kit';
import { z } from 'zod';

import { InboxService } from '../inbox/inbox.service.js';

@Controller()
export class PrivacyController {
  constructor(
    private readonly inbox: InboxService,
    private readonly departures: Departures,
  ) {}

  /** The export's only section is the inbox. */
  @Handle(rpc.accounts.export.notifications)
  export({ actor, cursor }: RequestOf<typeof rpc.accounts.export.notifications>) {
    return this.inbox.list(actor, cursor === undefined ? {} : { cursor: z.uuid().parse(cursor) });
  }

  @Consumes(accountDeleted)
  deleted({ user_id }: EventData<typeof accountDeleted>, { tx }: TransactionalDelivery) {
    return this.departures.depart(tx, 'user', user_id);
  }
}
