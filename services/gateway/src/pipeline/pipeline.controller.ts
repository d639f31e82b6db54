import { Controller } from '@nestjs/common';
import { http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { paged } from '../http/lists.js';
import { Input, Route, type InputOf } from '../http/route.decorator.js';

@Controller()
export class PipelineController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(http.pipeline.list)
  list(@Input() { actor, query, reply }: InputOf<typeof http.pipeline.list>) {
    return paged(reply, query, (page) => this.rpc.forward(rpc.pipeline.list, { actor, ...page }));
  }

  @Route(http.pipeline.put)
  put(@Input() { actor, params, body }: InputOf<typeof http.pipeline.put>) {
    return this.rpc.forward(rpc.pipeline.put, { actor, startup_id: params.startupId, body });
  }

  @Route(http.pipeline.remove)
  async remove(@Input() { actor, params }: InputOf<typeof http.pipeline.remove>) {
    await this.rpc.forward(rpc.pipeline.remove, { actor, startup_id: params.startupId });
  }

  @Route(http.pipeline.getWeights)
  getWeights(@Input() { actor }: InputOf<typeof http.pipeline.getWeights>) {
    return this.rpc.forward(rpc.pipeline.getWeights, { actor });
  }

  @Route(http.pipeline.setWeights)
  setWeights(@Input() { actor, body }: InputOf<typeof http.pipeline.setWeights>) {
    return this.rpc.forward(rpc.pipeline.setWeights, { actor, body });
  }

  @Route(http.pipeline.getFeedback)
  getFeedback(@Input() { actor, params }: InputOf<typeof http.pipeline.getFeedback>) {
    return this.rpc.forward(rpc.pipeline.getFeedback, { actor, startup_id: params.id });
  }
}
