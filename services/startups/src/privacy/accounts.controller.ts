import { Controller } from '@nestjs/common';
import { accountDeleted, type EventData, rpc } from '@proofround/contracts';
import { Consumes, Departures, RpcHandlers, type TransactionalDelivery } from '@proofround/service-kit';

import { forgetReader } from '../shares/revoke.js';
import { ExportService } from './export.service.js';

@Controller()
export class AccountsController {
  constructor(
    handlers: RpcHandlers,
    private readonly departures: Departures,
    exports: ExportService,
  ) {
    handlers.on(rpc.accounts.export.startups, ({ actor, ...page }) => exports.export(actor, page));
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
