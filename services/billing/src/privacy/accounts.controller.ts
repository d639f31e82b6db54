import { Controller } from '@nestjs/common';
import { accountDeleted, type EventData, rpc } from '@proofround/contracts';
import { Consumes, Departures, RpcHandlers, type TransactionalDelivery } from '@proofround/service-kit';

import { ExportService } from './export.service.js';

@Controller()
export class AccountsController {
  constructor(
    handlers: RpcHandlers,
    private readonly departures: Departures,
    exports: ExportService,
  ) {
    handlers.on(rpc.accounts.export.billing, ({ actor, ...page }) => exports.export(actor, page));
  }

  @Consumes(accountDeleted)
  deleted({ user_id }: EventData<typeof accountDeleted>, { tx }: TransactionalDelivery) {
    return this.departures.depart(tx, 'user', user_id);
  }
}
