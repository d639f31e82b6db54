import { setTimeout as delay } from 'node:timers/promises';

import {
  notification,
  type NotificationType,
  pipelineCard,
  share as shareSchema,
  startup as startupSchema,
} from '@proofround/contracts';
import { ApiClient, aStartup } from '@proofround/test-kit';
import { z } from 'zod';

import type { Users } from '../../bench/src/faults/users.js';

/** Between two opens of the shared page. */
const BETWEEN_OPENS_MS = 500;

/**
 * A startup that investors passed on; during the faults its founder improves it and a visitor opens a link.
 */
export class ImprovedStartup {
  private constructor(
    private readonly users: Users,
    private readonly founder: ApiClient,
    private readonly investors: readonly ApiClient[],
    readonly startupId: string,
    private readonly token: string,
  ) {}

  /** Before the first analysis is complete; `pass` needs it. */
  static async start(
    users: Users,
    founder: ApiClient,
    investors: readonly ApiClient[],
  ): Promise<ImprovedStartup> {
    const body = aStartup({ idea_title: 'Improved', user_count: 0, monthly_revenue: 0 });
    const { id } = await founder.read(startupSchema, 'POST', '/startups', body);
    const gated = { fields: ['problem'], email_gate: true };
    const { url } = await founder.read(shareSchema, 'POST', `/startups/${id}/shares`, gated);
    return new ImprovedStartup(users, founder, investors, id, url.slice(url.lastIndexOf('/') + 1));
  }

  async pass(): Promise<void> {
    const body = { column: 'passed', reason: 'traction' };
    for (const investor of this.investors) await investor.put(`/pipeline/${this.startupId}`, body);
  }

  async improve(): Promise<void> {
    const body = { user_count: 3100, monthly_revenue: 62_000 };
    await this.users.ask(this.founder, 'PATCH', `/startups/${this.startupId}`, [200], { body });
  }

  /** A visitor opens the page again and again; each attempt may have been counted although its answer was lost. */
  async open(isWanted: () => boolean): Promise<void> {
    const visitor = new ApiClient(this.founder.url);
    const path = `/shares/${this.token}?email=reader@example.com`;
    while (isWanted()) {
      await this.users.ask(visitor, 'GET', path, [200]);
      await delay(BETWEEN_OPENS_MS);
    }
  }

  /** What happened and who was notified, to compare with `IMPROVED_ONCE`. */
  async outcome(mailsTo: (who: ApiClient, subject: RegExp) => number) {
    const count = async (who: ApiClient, type: NotificationType) => {
      const all = await who.read(z.array(notification), 'GET', '/notifications?limit=200');
      return all.filter((one) => one.type === type && one.link === `/startups/${this.startupId}`).length;
    };
    const columnOf = async (investor: ApiClient) => {
      const cards = await investor.read(z.array(pipelineCard), 'GET', '/pipeline');
      return cards.find(({ startup }) => startup.id === this.startupId)?.column;
    };
    const of = <Fact>(fact: (investor: ApiClient) => Promise<Fact>) => Promise.all(this.investors.map(fact));
    const path = `/startups/${this.startupId}/shares`;
    const [link] = await this.founder.read(z.array(shareSchema), 'GET', path);
    return {
      columns: await of(columnOf),
      cameBack: await of((investor) => count(investor, 'startup_improved')),
      cameBackMails: this.investors.map((one) => mailsTo(one, /^Improved is back on your board/)),
      opens: link?.opens,
      opened: [await count(this.founder, 'share_opened'), mailsTo(this.founder, /^Somebody opened a link/)],
    };
  }
}

/** For three investors. */
export const IMPROVED_ONCE = {
  columns: ['watching', 'watching', 'watching'],
  cameBack: [1, 1, 1],
  cameBackMails: [1, 1, 1],
  opens: 1,
  opened: [1, 1],
};
