import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { ShareOpensService } from './share-opens.service.js';
import { SharesService } from './shares.service.js';

@Controller()
export class SharesController {
  constructor(
    private readonly shares: SharesService,
    private readonly opens: ShareOpensService,
  ) {}

  @Handle(rpc.shares.create)
  create({ actor, startup_id, body }: RequestOf<typeof rpc.shares.create>) {
    return this.shares.create(actor, startup_id, body);
  }

  @Handle(rpc.shares.list)
  list({ actor, startup_id }: RequestOf<typeof rpc.shares.list>) {
    return this.shares.list(actor, startup_id);
  }

  @Handle(rpc.shares.revoke)
  async revoke({ actor, startup_id, share_id }: RequestOf<typeof rpc.shares.revoke>) {
    await this.shares.revoke(actor, startup_id, share_id);
    return null;
  }

  @Handle(rpc.shares.open)
  open(request: RequestOf<typeof rpc.shares.open>) {
    return this.opens.open(request);
  }

  @Handle(rpc.shares.getOnePager)
  getOnePager({ actor, startup_id }: RequestOf<typeof rpc.shares.getOnePager>) {
    return this.shares.getOnePager(actor, startup_id);
  }
}
