import { Controller } from '@nestjs/common';
import { accountDeleted, rpc, type EventData, type RequestOf } from '@proofround/contracts';
import { Consumes, Departures, Handle, type TransactionalDelivery } from '@proofround/service-kit';

import { ExportService } from './export.service.js';

@Controller()
export class PrivacyController {
  constructor(
    private readonly departures: Departures,
    private readonly exports: ExportService,
  ) {}

  @Handle(rpc.accounts.export.marketplace)
  export({ actor, ...page }: RequestOf<typeof rpc.accounts.export.marketplace>) {
    return this.exports.page(actor, page);
  }

  @Consumes(accountDeleted)
  deleted({ user_id }: EventData<typeof accountDeleted>, { tx }: TransactionalDelivery) {
    return this.departures.depart(tx, 'user', user_id);
  }
}
