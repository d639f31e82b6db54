import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { Gateways } from '../gateways/gateways.service.js';
import { EmailsService } from './emails.service.js';

@Controller()
export class EmailsController {
  constructor(
    private readonly emails: EmailsService,
    private readonly gateways: Gateways,
  ) {}

  @Handle(rpc.emails.verify)
  verify({ body }: RequestOf<typeof rpc.emails.verify>) {
    return this.gateways.afterChange(this.emails.verify(body.token));
  }

  @Handle(rpc.emails.resend)
  resend({ actor }: RequestOf<typeof rpc.emails.resend>) {
    return this.emails.resend(actor);
  }

  @Handle(rpc.emails.undo)
  undo({ body }: RequestOf<typeof rpc.emails.undo>) {
    return this.gateways.afterChange(this.emails.undo(body.token));
  }
}
