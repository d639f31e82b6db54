import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { ExportService } from './export.service.js';

@Controller()
export class AccountsController {
  constructor(handlers: RpcHandlers, exports: ExportService) {
    handlers.on(rpc.accounts.export.billing, ({ actor, ...page }) => exports.export(actor, page));
  }
}
