import { Controller } from '@nestjs/common';
import {
  investorsCreate,
  investorsDelete,
  investorsList,
  investorsUpdate,
  type RequestOf,
} from '@proofround/contracts';
import { Handle, pageWithin } from '@proofround/service-kit';

import { InvestorsService } from './investors.service.js';

@Controller()
export class InvestorsController {
  constructor(private readonly investors: InvestorsService) {}

  @Handle(investorsCreate)
  create({ actor, body }: RequestOf<typeof investorsCreate>) {
    return this.investors.create(actor, body);
  }

  @Handle(investorsUpdate)
  update({ actor, investor_id, body }: RequestOf<typeof investorsUpdate>) {
    return this.investors.update(actor, investor_id, body);
  }

  @Handle(investorsDelete)
  async delete({ actor, investor_id }: RequestOf<typeof investorsDelete>) {
    await this.investors.delete(actor, investor_id);
    return null;
  }

  @Handle(investorsList)
  async list({ actor, ...page }: RequestOf<typeof investorsList>) {
    return pageWithin(await this.investors.list(actor), page);
  }
}
