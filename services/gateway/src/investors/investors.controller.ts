import { Controller } from '@nestjs/common';
import { createInvestor, investorsCreate, investorsList, listInvestors } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { paged } from '../http/lists.js';
import { Input, Route, type InputOf } from '../http/route.decorator.js';

@Controller()
export class InvestorsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(createInvestor)
  create(@Input() { actor, body }: InputOf<typeof createInvestor>) {
    return this.rpc.forward(investorsCreate, { actor, body });
  }

  @Route(listInvestors)
  list(@Input() { actor, query, reply }: InputOf<typeof listInvestors>) {
    return paged(reply, query, (page) => this.rpc.forward(investorsList, { actor, ...page }));
  }
}
