import { Controller } from '@nestjs/common';
import { http, RECENT, rpc, TREND_DAYS } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Input, type InputOf, Route } from '../http/route.decorator.js';
import { trendDays, trendPeriodOf } from './trends.js';

/** The admin's figures and lists. Services are asked in parallel; if one is unavailable, the reply is 503. */
@Controller()
export class AdminController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(http.admin.getStats)
  async getStats(@Input() { actor }: InputOf<typeof http.admin.getStats>) {
    const [users, startups, revenue] = await Promise.all([
      this.rpc.call(rpc.admin.getStats.auth, { actor }),
      this.rpc.call(rpc.admin.getStats.startups, { actor }),
      this.rpc.call(rpc.admin.getStats.billing, { actor }),
    ]);
    return { ...users, ...startups, ...revenue };
  }

  @Route(http.admin.getActivity)
  async getActivity(@Input() { actor }: InputOf<typeof http.admin.getActivity>) {
    const [recent_users, recent_startups] = await Promise.all([
      this.rpc.call(rpc.admin.listUsers, { actor, limit: RECENT }),
      this.rpc.call(rpc.admin.getActivity, { actor, limit: RECENT }),
    ]);
    return { recent_users, recent_startups };
  }

  @Route(http.admin.getTrends)
  async getTrends(@Input() { actor, query }: InputOf<typeof http.admin.getTrends>) {
    const period = trendPeriodOf(query.days ?? TREND_DAYS.default, new Date());
    const [users, startups, revenue] = await Promise.all([
      this.rpc.call(rpc.admin.getTrends.auth, { actor, period }),
      this.rpc.call(rpc.admin.getTrends.startups, { actor, period }),
      this.rpc.call(rpc.admin.getTrends.billing, { actor, period }),
    ]);
    return { days: trendDays(period, [users, startups, revenue]) };
  }
}
