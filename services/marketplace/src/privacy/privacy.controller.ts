import { Controller } from '@nestjs/common';
import { accountDeleted, rpc, type EventData, type RequestOf } from '@proofround/contracts';
import { Consumes, Handle, type TransactionalDelivery } from '@proofround/service-kit';

import { AccountErasure } from './account-erasure.service.js';
import { ExportService } from './export.service.js';

@Controller()
export class PrivacyController {
  constructor(
    private readonly erasure: AccountErasure,
    private readonly exports: ExportService,
  ) {}

  @Handle(rpc.accounts.export.marketplace)
  export({ actor, ...page }: RequestOf<typeof rpc.accounts.export.marketplace>) {
    return this.exports.page(actor, page);
  }

  @Consumes(accountDeleted)
  deleted({ user_id }: EventData<typeof accountDeleted>, { tx }: TransactionalDelivery) {
    return this.erasure.depart(tx, user_id);
  }
}
