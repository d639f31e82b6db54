import { Controller } from '@nestjs/common';
import {
  adminRecentStartups,
  adminRevenueTrend,
  adminStartupTotals,
  adminStartupTrend,
  adminUsers,
  adminUserTotals,
  adminUserTrend,
  getAdminStats,
  getAdminTrends,
  getRecentActivity,
  listUsers,
  RECENT,
  revenueTotal,
  TREND_DAYS,
} from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { paged } from '../http/lists.js';
import { Input, Route, type InputOf } from '../http/route.decorator.js';
import { trendDays, trendPeriodOf } from './trends.js';

/** The platform as the admin sees it, put together from the services that know. */
@Controller()
export class AdminController {
  constructor(private readonly rpc: RpcClient) {}

  /** Three services are asked at once; one that does not answer makes it a 503. */
  @Route(getAdminStats)
  async stats(@Input() { actor }: InputOf<typeof getAdminStats>) {
    const [users, startups, revenue] = await Promise.all([
      this.rpc.call(adminUserTotals, { actor }),
      this.rpc.call(adminStartupTotals, { actor }),
      this.rpc.call(revenueTotal, { actor }),
    ]);
    return { ...users, ...startups, ...revenue };
  }

  @Route(listUsers)
  users(@Input() { actor, query, reply }: InputOf<typeof listUsers>) {
    return paged(reply, query, (page) => this.rpc.forward(adminUsers, { actor, ...page }));
  }

  @Route(getRecentActivity)
  async recent(@Input() { actor }: InputOf<typeof getRecentActivity>) {
    const [recent_users, recent_startups] = await Promise.all([
      this.rpc.call(adminUsers, { actor, limit: RECENT }),
      this.rpc.call(adminRecentStartups, { actor, limit: RECENT }),
    ]);
    return { recent_users, recent_startups };
  }

  /** As with the figures: all three at once, and one that does not answer makes it a 503. */
  @Route(getAdminTrends)
  async trends(@Input() { actor, query }: InputOf<typeof getAdminTrends>) {
    const period = trendPeriodOf(query.days ?? TREND_DAYS.default, new Date());
    const [users, startups, revenue] = await Promise.all([
      this.rpc.call(adminUserTrend, { actor, period }),
      this.rpc.call(adminStartupTrend, { actor, period }),
      this.rpc.call(adminRevenueTrend, { actor, period }),
    ]);
    return { days: trendDays(period, [users, startups, revenue]) };
  }
}
