import { Controller } from '@nestjs/common';
import { checkoutCreate, paymentsStatus, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { CheckoutsService } from './checkouts.service.js';
import { StatusService } from './status.service.js';

@Controller()
export class CheckoutsController {
  constructor(
    private readonly checkouts: CheckoutsService,
    private readonly statuses: StatusService,
  ) {}

  @Handle(checkoutCreate)
  create({ actor, body }: RequestOf<typeof checkoutCreate>) {
    return this.checkouts.create(actor, body);
  }

  @Handle(paymentsStatus)
  status({ actor, session_id }: RequestOf<typeof paymentsStatus>) {
    return this.statuses.status(actor, session_id);
  }
}
