import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { ReportsService } from './reports.service.js';

@Controller()
export class ReportsController {
  constructor(handlers: RpcHandlers, reports: ReportsService) {
    handlers.on(rpc.reports.create, (request) => reports.create(request));
    handlers.on(rpc.reports.list, (request) => reports.list(request));
    handlers.on(rpc.reports.decide, ({ actor, report_id, body }) => reports.decide(actor, report_id, body));
  }
}
