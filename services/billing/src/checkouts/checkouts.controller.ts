import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { CheckoutsService } from './checkouts.service.js';
import { StatusService } from './status.service.js';

@Controller()
export class CheckoutsController {
  constructor(
    private readonly checkouts: CheckoutsService,
    private readonly statuses: StatusService,
  ) {}

  @Handle(rpc.checkouts.create)
  create({ actor, body }: RequestOf<typeof rpc.checkouts.create>) {
    return this.checkouts.create(actor, body);
  }

  @Handle(rpc.payments.getStatus)
  getStatus({ actor, session_id }: RequestOf<typeof rpc.payments.getStatus>) {
    return this.statuses.status(actor, session_id);
  }
}
