import { Controller } from '@nestjs/common';
import { http, type OfferDecision, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { invalid } from '../http/errors.js';
import { Input, type InputOf, Route } from '../http/route.decorator.js';

@Controller()
export class OffersController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(http.offers.decide)
  async decide(@Input() { actor, params, body, query }: InputOf<typeof http.offers.decide>) {
    const status = decisionOf(body?.status ?? undefined, query.status);
    const reason = body?.reason ?? null;
    return this.rpc.forward(rpc.offers.decide, { actor, offer_id: params.offerId, status, reason });
  }
}

/** The decision from the body or the query; if both have one, they must agree (OFFER-7). */
function decisionOf(inBody: OfferDecision | undefined, inQuery: OfferDecision | undefined): OfferDecision {
  const status = inBody ?? inQuery;
  if (status === undefined) {
    throw invalid([{ loc: ['body', 'status'], msg: 'Field required', type: 'missing' }]);
  }
  if (inQuery !== undefined && inQuery !== status) {
    throw invalid([
      { loc: ['query', 'status'], msg: 'Must be the same as status in the body', type: 'value_error' },
    ]);
  }
  return status;
}
