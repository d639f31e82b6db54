import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { BlocksService } from './blocks.service.js';

@Controller()
export class BlocksController {
  constructor(handlers: RpcHandlers, blocks: BlocksService) {
    handlers.on(rpc.blocks.list, ({ actor, ...page }) => blocks.list(actor, page));
    handlers.on(rpc.blocks.lift, ({ actor, block_id }) => blocks.lift(actor, block_id));
  }
}
