import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle, pageWithin } from '@proofround/service-kit';

import { InvestorsService } from './investors.service.js';

@Controller()
export class InvestorsController {
  constructor(private readonly investors: InvestorsService) {}

  @Handle(rpc.investors.create)
  create({ actor, body }: RequestOf<typeof rpc.investors.create>) {
    return this.investors.create(actor, body);
  }

  @Handle(rpc.investors.update)
  update({ actor, investor_id, body }: RequestOf<typeof rpc.investors.update>) {
    return this.investors.update(actor, investor_id, body);
  }

  @Handle(rpc.investors.delete)
  async delete({ actor, investor_id }: RequestOf<typeof rpc.investors.delete>) {
    await this.investors.delete(actor, investor_id);
    return null;
  }

  @Handle(rpc.investors.list)
  async list({ actor, ...page }: RequestOf<typeof rpc.investors.list>) {
    return pageWithin(await this.investors.list(actor), page);
  }
}
