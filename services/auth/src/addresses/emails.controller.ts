import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { Gateways } from '../gateways/gateways.js';
import { EmailsService } from './emails.service.js';

@Controller()
export class EmailsController {
  constructor(handlers: RpcHandlers, emails: EmailsService, gateways: Gateways) {
    handlers.on(rpc.emails.verify, ({ body }) => gateways.afterChange(emails.verify(body.token)));
    handlers.on(rpc.emails.resend, ({ actor }) => emails.resend(actor));
    handlers.on(rpc.emails.undo, ({ body }) => gateways.afterChange(emails.undo(body.token)));
  }
}
