import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { InvoicesService } from './invoices.service.js';

@Controller()
export class InvoicesController {
  constructor(handlers: RpcHandlers, invoices: InvoicesService) {
    handlers.on(rpc.invoices.list, ({ actor }) => invoices.list(actor));
  }
}
