import { Controller } from '@nestjs/common';
import {
  analyticsGet,
  getAnalytics,
  interestRecord,
  recordInterest,
  recordView,
  type Analytics,
} from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Contacts } from '../accounts/contacts.js';
import { Input, Route, type InputOf } from '../http/route.decorator.js';
import { Views } from './views.js';

@Controller()
export class InterestController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly contacts: Contacts,
    private readonly views: Views,
  ) {}

  @Route(recordView)
  async view(@Input() { actor, params }: InputOf<typeof recordView>) {
    await this.views.record(actor, params.id);
  }

  @Route(recordInterest)
  interest(@Input() { actor, params, idempotency }: InputOf<typeof recordInterest>) {
    return this.rpc.forward(interestRecord, { actor, startup_id: params.startupId }, { idempotency });
  }

  /** Who is interested, startups knows; their names and addresses, auth. */
  @Route(getAnalytics)
  async analytics(@Input() { actor, params }: InputOf<typeof getAnalytics>): Promise<Analytics> {
    const analytics = await this.rpc.call(analyticsGet, { actor, startup_id: params.id });
    const contacts = await this.contacts.of(analytics.interested_investors.map(({ user_id }) => user_id));
    return {
      ...analytics,
      interested_investors: analytics.interested_investors.flatMap(({ user_id, ...interested }) => {
        const user = contacts.get(user_id);
        return user ? [{ user, ...interested }] : [];
      }),
    };
  }
}
