import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { pageWithin, RpcHandlers } from '@proofround/service-kit';

import { InvestorsService } from './investors.service.js';

@Controller()
export class InvestorsController {
  constructor(handlers: RpcHandlers, investors: InvestorsService) {
    handlers.on(rpc.investors.create, ({ actor, body }) => investors.create(actor, body));
    handlers.on(rpc.investors.update, ({ actor, investor_id, body }) =>
      investors.update(actor, investor_id, body),
    );
    handlers.on(rpc.investors.delete, ({ actor, investor_id }) => investors.delete(actor, investor_id));
    handlers.on(rpc.investors.list, async ({ actor, ...page }) =>
      pageWithin(await investors.list(actor), page),
    );
  }
}
