import { Controller } from '@nestjs/common';
import { investorsCreate, investorsList, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { InvestorsService } from './investors.service.js';

@Controller()
export class InvestorsController {
  constructor(private readonly investors: InvestorsService) {}

  @Handle(investorsCreate)
  create({ actor, body }: RequestOf<typeof investorsCreate>) {
    return this.investors.create(actor, body);
  }

  @Handle(investorsList)
  list({ actor }: RequestOf<typeof investorsList>) {
    return this.investors.list(actor);
  }
}
