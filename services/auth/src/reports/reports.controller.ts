import { Controller } from '@nestjs/common';
import { type EventData, rpc, startupDeleted } from '@proofround/contracts';
import { Consumes, RpcHandlers, type TransactionalDelivery } from '@proofround/service-kit';

import { ReportsService } from './reports.service.js';

@Controller()
export class ReportsController {
  constructor(
    handlers: RpcHandlers,
    private readonly reports: ReportsService,
  ) {
    handlers.on(rpc.reports.create, (request) => reports.create(request));
    handlers.on(rpc.reports.list, (request) => reports.list(request));
    handlers.on(rpc.reports.decide, ({ actor, report_id, body }) => reports.decide(actor, report_id, body));
  }

  @Consumes(startupDeleted)
  deleted({ startup_id }: EventData<typeof startupDeleted>, { tx }: TransactionalDelivery): Promise<void> {
    return this.reports.forget(tx, startup_id);
  }
}
