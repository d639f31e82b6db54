import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { ShareOpensService } from './share-opens.service.js';
import { SharesService } from './shares.service.js';

@Controller()
export class SharesController {
  constructor(handlers: RpcHandlers, shares: SharesService, opens: ShareOpensService) {
    handlers.on(rpc.shares.create, ({ actor, startup_id, body }) => shares.create(actor, startup_id, body));
    handlers.on(rpc.shares.list, ({ actor, startup_id }) => shares.list(actor, startup_id));
    handlers.on(rpc.shares.revoke, ({ actor, startup_id, share_id }) =>
      shares.revoke(actor, startup_id, share_id),
    );
    handlers.on(rpc.shares.open, (request) => opens.open(request));
    handlers.on(rpc.shares.getOnePager, ({ actor, startup_id }) => shares.getOnePager(actor, startup_id));
  }
}
