import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { SearchesService } from './searches.service.js';

@Controller()
export class SearchesController {
  constructor(handlers: RpcHandlers, searches: SearchesService) {
    handlers.on(rpc.searches.list, ({ actor }) => searches.list(actor));
    handlers.on(rpc.searches.create, ({ actor, body }) => searches.create(actor, body));
    handlers.on(rpc.searches.rename, ({ actor, search_id, body }) => searches.rename(actor, search_id, body));
    handlers.on(rpc.searches.follow, ({ actor, search_id, body }) => searches.follow(actor, search_id, body));
    handlers.on(rpc.searches.remove, ({ actor, search_id }) => searches.remove(actor, search_id));
  }
}
