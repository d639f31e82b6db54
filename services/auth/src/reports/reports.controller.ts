import { Controller } from '@nestjs/common';
import { rpc, startupDeleted, type EventData, type RequestOf } from '@proofround/contracts';
import { Consumes, Handle, type TransactionalDelivery } from '@proofround/service-kit';

import { ReportsService } from './reports.service.js';

@Controller()
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Handle(rpc.reports.create)
  create(request: RequestOf<typeof rpc.reports.create>) {
    return this.reports.create(request);
  }

  /** auth's only section of the export. */
  @Handle(rpc.accounts.export.auth)
  export({ actor, cursor }: RequestOf<typeof rpc.accounts.export.auth>) {
    return this.reports.own(actor, cursor);
  }

  @Handle(rpc.reports.list)
  list(request: RequestOf<typeof rpc.reports.list>) {
    return this.reports.list(request);
  }

  @Handle(rpc.reports.decide)
  decide({ actor, report_id, body }: RequestOf<typeof rpc.reports.decide>) {
    return this.reports.decide(actor, report_id, body);
  }

  @Consumes(startupDeleted)
  deleted({ startup_id }: EventData<typeof startupDeleted>, { tx }: TransactionalDelivery): Promise<void> {
    return this.reports.forget(tx, startup_id);
  }
}
