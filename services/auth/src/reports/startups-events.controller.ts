import { Controller } from '@nestjs/common';
import { type EventData, startupDeleted } from '@proofround/contracts';
import { Consumes, type TransactionalDelivery } from '@proofround/service-kit';

import { ReportsService } from './reports.service.js';

@Controller()
export class ReportsStartupsEventsController {
  constructor(private readonly reports: ReportsService) {}

  @Consumes(startupDeleted)
  deleted({ startup_id }: EventData<typeof startupDeleted>, { tx }: TransactionalDelivery): Promise<void> {
    return this.reports.forgetStartup(tx, startup_id);
  }
}
