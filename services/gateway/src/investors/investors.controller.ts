import { Controller } from '@nestjs/common';
import {
  createInvestor,
  createInvestorProfile,
  deleteInvestor,
  investorsCreate,
  investorsDelete,
  investorsList,
  investorsUpdate,
  listInvestors,
  updateInvestor,
} from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { paged } from '../http/lists.js';
import { Input, Route, type InputOf } from '../http/route.decorator.js';

@Controller()
export class InvestorsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(createInvestor)
  create(@Input() { actor, body, idempotency }: InputOf<typeof createInvestor>) {
    return this.rpc.forward(investorsCreate, { actor, body }, { idempotency });
  }

  @Route(createInvestorProfile)
  createFromChat(@Input() { actor, body, idempotency }: InputOf<typeof createInvestorProfile>) {
    return this.rpc.forward(investorsCreate, { actor, body }, { idempotency });
  }

  @Route(listInvestors)
  list(@Input() { actor, query, reply }: InputOf<typeof listInvestors>) {
    return paged(reply, query, (page) => this.rpc.forward(investorsList, { actor, ...page }));
  }

  @Route(updateInvestor)
  update(@Input() { actor, params, body }: InputOf<typeof updateInvestor>) {
    return this.rpc.forward(investorsUpdate, { actor, investor_id: params.id, body });
  }

  @Route(deleteInvestor)
  async delete(@Input() { actor, params }: InputOf<typeof deleteInvestor>) {
    await this.rpc.forward(investorsDelete, { actor, investor_id: params.id });
  }
}
