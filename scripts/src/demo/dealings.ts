import { setTimeout as delay } from 'node:timers/promises';

import { dataOf, type ProofroundClient, type Schemas } from '@proofround/client';
import { DAY_MS } from '@proofround/contracts';

import { say } from '../system/output.js';
import type { Card, Conversation, Dealings, Improvement, Negotiation, SharedLink } from './dealings-data.js';

const PATIENCE_MS = 180_000;
/** The accounts and startups that this run created. */
export interface Newcomers {
  /** By name. */
  investors: Map<string, ProofroundClient>;
  /** By title. */
  startups: Map<string, { id: string; founder: ProofroundClient; listingId: string | undefined }>;
}

const inDays = (days: number | undefined) =>
  days === undefined ? null : new Date(Date.now() + days * DAY_MS).toISOString();

/** Waits for the analyses of all startups that this user sees. @returns false if they take too long */
export async function untilAnalysed(api: ProofroundClient): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const startups = await dataOf(api.GET('/api/startups'));
    if (startups.every(({ analysis_status: status }) => status === 'complete' || status === 'failed'))
      return true;
    await delay(500);
  }
  return false;
}

/**
 * Performs the interactions of the demo's users. Skips entries about accounts that already existed, because
 * an earlier run performed them.
 */
export class DemoDealings {
  constructor(private readonly people: Newcomers) {}

  async play(dealings: Dealings): Promise<void> {
    const { boards, improvements, conversations, introductions, shares, negotiations } = dealings;
    const [anyInvestor] = this.people.investors.values();
    if (!anyInvestor) return;
    // Reasons of a pass become tasks, and founders ask matched investors, only after the analysis.
    if (!(await untilAnalysed(anyInvestor)))
      say('The analyses take longer than three minutes; some of the demo stays empty.');
    for (const { investor, cards } of boards) for (const card of cards) await this.place(investor, card);
    for (const improvement of improvements) await this.improve(improvement);
    for (const conversation of conversations) await this.converse(conversation);
    for (const { startup, message } of introductions) await this.askForIntroduction(startup, message);
    for (const share of shares) await this.share(share);
    for (const negotiation of negotiations) await this.negotiate(negotiation);
  }

  private async place(investorName: string, card: Card): Promise<void> {
    const [investor, startup] = [
      this.people.investors.get(investorName),
      this.people.startups.get(card.startup),
    ];
    if (!investor || !startup) return;
    const params = { path: { startupId: startup.id } };
    await dataOf(investor.POST('/api/startups/{id}/view', { params: { path: { id: startup.id } } }));
    if (card.interest) await dataOf(investor.POST('/api/interest/{startupId}', { params }));
    const { column, note, message, reason = null } = card;
    const body = { column, note, message, reason, remind_at: inDays(card.remind_in_days) };
    await dataOf(investor.PUT('/api/pipeline/{startupId}', { params, body }));
  }

  /** The next analysis, which runs in the background, brings the startup back to those who passed. */
  private async improve({ startup: title, changes }: Improvement): Promise<void> {
    const startup = this.people.startups.get(title);
    if (!startup) return;
    const params = { path: { id: startup.id } };
    await dataOf(startup.founder.PATCH('/api/startups/{id}', { params, body: changes }));
  }

  /** Each side reads before it writes, so that only the last message stays unread. */
  private async converse({ investor: investorName, startup: title, messages }: Conversation): Promise<void> {
    const [investor, startup] = [this.people.investors.get(investorName), this.people.startups.get(title)];
    if (!investor || !startup) return;
    let thread: Schemas['Thread'] | undefined;
    for (const { by, message, quotes_ledger } of messages) {
      const from = by === 'investor' ? investor : startup.founder;
      const body = { message, quote: quotes_ledger ? await this.strongestLine(from, startup.id) : null };
      if (!thread) {
        thread = await dataOf(from.POST('/api/threads', { body: { startup_id: startup.id, ...body } }));
        continue;
      }
      const params = { path: { id: thread.id } };
      await dataOf(from.POST('/api/threads/{id}/read', { params }));
      await dataOf(from.POST('/api/threads/{id}/messages', { params, body }));
    }
  }

  private async strongestLine(api: ProofroundClient, id: string): Promise<Schemas['MessageQuote'] | null> {
    const { analysis } = await dataOf(api.GET('/api/startups/{id}', { params: { path: { id } } }));
    const [line] = (analysis?.ledger ?? [])
      .filter(({ evidence }) => evidence !== null)
      .toSorted((a, b) => b.points - a.points);
    return line?.evidence ? { kind: 'ledger', text: line.evidence.slice(0, 500) } : null;
  }

  /** Asks the best match that has not recorded interest; without a match there is nobody to ask. */
  private async askForIntroduction(title: string, message: string): Promise<void> {
    const startup = this.people.startups.get(title);
    if (!startup) return;
    const { id, founder } = startup;
    const matches = await dataOf(
      founder.GET('/api/matches/{startupId}', { params: { path: { startupId: id } } }),
    );
    const [best] = matches;
    if (!best) return;
    const body = { startup_id: id, investor_id: best.investor.id, message };
    await dataOf(founder.POST('/api/threads', { body }));
  }

  private async share({ startup: title, fields, email_gate, ...more }: SharedLink): Promise<void> {
    const startup = this.people.startups.get(title);
    if (!startup) return;
    const body = { fields, email_gate, expires_at: inDays(more.expires_in_days) };
    const { url } = await dataOf(
      startup.founder.POST('/api/startups/{id}/shares', { params: { path: { id: startup.id } }, body }),
    );
    if (!more.opened) return;
    const [anyInvestor] = this.people.investors.values();
    const token = url.slice(url.lastIndexOf('/') + 1);
    if (anyInvestor) await dataOf(anyInvestor.GET('/api/shares/{token}', { params: { path: { token } } }));
  }

  private async negotiate({ startup: title, buyer: buyerName, offers, deal }: Negotiation): Promise<void> {
    const [startup, buyer] = [this.people.startups.get(title), this.people.investors.get(buyerName)];
    if (startup?.listingId === undefined || !buyer) return;
    const sides = { buyer, seller: startup.founder };
    let last: Schemas['Offer'] | undefined;
    for (const { by, ...body } of offers) {
      const path = { id: startup.listingId };
      last = await dataOf(
        last
          ? sides[by].POST('/api/marketplace/offer/{offerId}/counter', {
              params: { path: { offerId: last.id } },
              body,
            })
          : buyer.POST('/api/marketplace/offer/{id}', { params: { path }, body }),
      );
    }
    if (!deal || !last) return;
    const decider = last.made_by === 'buyer' ? sides.seller : sides.buyer;
    const { deal_id: id } = await dataOf(
      decider.PUT('/api/marketplace/offer/{offerId}/status', {
        params: { path: { offerId: last.id } },
        body: { status: 'accepted' },
      }),
    );
    if (id === null) return;
    // Notes first: the last step closes the deal.
    for (const { by, note } of deal.notes)
      await dataOf(sides[by].POST('/api/deals/{id}/notes', { params: { path: { id } }, body: { note } }));
    for (const { by, step } of deal.steps) {
      if (step === 'letter_of_intent') await this.sign(sides[by], id);
      const params = { path: { id, step } };
      await dataOf(sides[by].PUT('/api/deals/{id}/steps/{step}', { params, body: { done: true } }));
    }
    if (!deal.ends) return;
    const { by, reason } = deal.ends;
    await dataOf(
      sides[by].POST('/api/deals/{id}/fell-through', { params: { path: { id } }, body: { reason } }),
    );
  }

  /** The web app confirms the letter only of those who have signed it. */
  private async sign(side: ProofroundClient, id: string): Promise<void> {
    const params = { path: { id } };
    const { name } = await dataOf(side.GET('/api/auth/me'));
    const { terms_hash } = await dataOf(side.GET('/api/deals/{id}', { params }));
    await dataOf(side.POST('/api/deals/{id}/signature', { params, body: { name, terms_hash } }));
  }
}
