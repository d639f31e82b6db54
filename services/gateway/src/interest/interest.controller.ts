import { Controller } from '@nestjs/common';
import { type Analytics, http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Contacts } from '../accounts/contacts.js';
import { Input, type InputOf, Route } from '../http/route.decorator.js';
import { Views } from './views.js';

@Controller()
export class InterestController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly contacts: Contacts,
    private readonly views: Views,
  ) {}

  @Route(http.interest.recordView)
  async recordView(@Input() { actor, params }: InputOf<typeof http.interest.recordView>) {
    await this.views.record(actor, params.id);
  }

  /** Adds names and e-mail addresses from auth to the analytics of startups. */
  @Route(http.interest.getAnalytics)
  async getAnalytics(
    @Input() { actor, params }: InputOf<typeof http.interest.getAnalytics>,
  ): Promise<Analytics> {
    const analytics = await this.rpc.call(rpc.interest.getAnalytics, { actor, startup_id: params.id });
    const ids = analytics.interested_investors.map(({ user_id }) => user_id);
    const contacts = await this.contacts.shownTo(actor.user_id, ids);
    return {
      ...analytics,
      interested_investors: analytics.interested_investors.flatMap(({ user_id, ...interested }) => {
        const user = contacts.get(user_id);
        return user ? [{ user, ...interested }] : [];
      }),
    };
  }
}
