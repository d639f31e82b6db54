import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type DealRecord,
  type DealRole,
  dealStep,
  dealStepConfirmed,
  notFound,
  type PageRequest,
  type RequestOf,
  type rpc,
  STEP_NOT_FOUND,
} from '@proofround/contracts';
import { newestRows, Outbox, PAGE_ROWS, pageOf, type RawJson, Transactions } from '@proofround/service-kit';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';

import { ListedStartupRow } from '../records/listed-startup.entity.js';
import { DealRow, nameSide, roleIn } from './deal.entity.js';
import { lockOwnOpenDeal, ownDeal } from './deal-access.js';
import { DealEndings } from './deal-endings.js';
import { DealStepRow } from './deal-parts.entity.js';
import { markStep } from './deal-steps.js';
import { recordAct, STEP_TERMS } from './deal-terms.js';
import { dealEventData, DealViews, openBefore, stepsOf, toSummary } from './deal-view.js';

/** Deals as their two sides see and advance them (DEAL-1 to DEAL-6). */
@Injectable()
export class DealsService {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly endings: DealEndings,
    private readonly views: DealViews,
  ) {}

  /** The caller's deals, newest first. */
  async list({ user_id }: Actor, page: PageRequest): Promise<RawJson> {
    const { manager } = this.database;
    const deals = await newestRows(manager, DealRow, [{ buyer_id: user_id }, { seller_id: user_id }], page);
    const startups = await manager.findBy(ListedStartupRow, {
      startup_id: In(deals.map(({ startup_id }) => startup_id)),
    });
    const startupById = new Map(startups.map((startup) => [startup.startup_id, startup]));
    const done = await manager.findBy(DealStepRow, {
      deal_id: In(deals.map(({ id }) => id)),
      done_at: Not(IsNull()),
    });
    return pageOf(deals, page.limit ?? PAGE_ROWS, (deal) => {
      const [role, startup] = [roleIn(deal, user_id), startupById.get(deal.startup_id)];
      if (!role || !startup) return undefined;
      const stepsDone = done.filter(({ deal_id }) => deal_id === deal.id).length;
      return JSON.stringify(toSummary(deal, role, startup, stepsDone));
    });
  }

  /** @throws DomainError not_found */
  async get(actor: Actor, dealId: string): Promise<DealRecord> {
    const { manager } = this.database;
    const { deal, role } = await ownDeal(manager, actor, dealId);
    return this.views.of(manager, deal, role);
  }

  /** Confirms a step for the caller's side, or takes it back; a done step stays done. A repeat changes nothing. */
  async confirmStep(request: RequestOf<typeof rpc.deals.confirmStep>): Promise<DealRecord> {
    const { actor, deal_id, account_name } = request;
    const { done } = request.body;
    return this.transactions.run(async (tx) => {
      await ownDeal(tx, actor, deal_id);
      const name = dealStep.safeParse(request.step);
      if (!name.success) throw notFound(STEP_NOT_FOUND);
      const { deal, role } = await lockOwnOpenDeal(tx, actor, deal_id);
      if (done) await nameSide(tx, deal, role, account_name);
      const step = await markStep(tx, deal.id, name.data, role, done);
      if (step) {
        await recordAct(tx, deal);
        if (done) await this.announceConfirmation(tx, deal, step, role);
      }
      return this.views.of(tx, deal, role);
    });
  }

  /** Ends a deal in the caller's words; its listing opens again. */
  async fallThrough(actor: Actor, dealId: string, reason: string): Promise<DealRecord> {
    return this.transactions.run(async (tx) => {
      const { role, ...locked } = await lockOwnOpenDeal(tx, actor, dealId);
      await this.endings.fallThrough(tx, locked, role, reason);
      return this.views.of(tx, locked.deal, role);
    });
  }

  private async announceConfirmation(
    tx: EntityManager,
    deal: DealRow,
    step: DealStepRow,
    by: DealRole,
  ): Promise<void> {
    if (await this.endings.completeIfDone(tx, deal)) return;
    await this.outbox.append(tx, dealStepConfirmed, {
      ...(await dealEventData(tx, deal)),
      step: step.step,
      by,
      done: step.done_at !== null,
      owed_by: STEP_TERMS[step.step].owed_by,
      open_before: openBefore(await stepsOf(tx, deal.id), step.step),
    });
  }
}
