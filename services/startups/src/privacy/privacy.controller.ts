import { Controller } from '@nestjs/common';
import { accountDeleted, rpc, type EventData, type RequestOf } from '@proofround/contracts';
import { Consumes, Departures, Handle, type TransactionalDelivery } from '@proofround/service-kit';

import { forgetReader } from '../shares/revoke.js';
import { ExportService } from './export.service.js';

@Controller()
export class PrivacyController {
  constructor(
    private readonly departures: Departures,
    private readonly exports: ExportService,
  ) {}

  @Handle(rpc.accounts.export.startups)
  export({ actor, ...page }: RequestOf<typeof rpc.accounts.export.startups>) {
    return this.exports.page(actor, page);
  }

  @Consumes(accountDeleted)
  async deleted(
    { user_id, email_mark }: EventData<typeof accountDeleted>,
    { tx }: TransactionalDelivery,
  ): Promise<void> {
    await this.departures.depart(tx, 'user', user_id);
    if (email_mark) await forgetReader(tx, email_mark);
  }
}
