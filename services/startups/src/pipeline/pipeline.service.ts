import { Injectable } from '@nestjs/common';
import {
  type Actor,
  conflict,
  DomainError,
  NOT_IN_PIPELINE,
  NOTE_CHANGED,
  notFound,
  type PageRequest,
  type PipelineCard,
  type PipelineInput,
} from '@proofround/contracts';
import { Outbox, PAGE_ROWS, pageOf, type RawJson, Transactions } from '@proofround/service-kit';
import { DataSource, type EntityManager, In } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { InterestRow } from '../records/interest.entity.js';
import type { StartupRow } from '../records/startup.entity.js';
import { shownStartup } from '../records/startup-access.js';
import { withdrawInterest } from '../records/withdraw-interest.js';
import { PipelineCardRow } from './card.entity.js';
import { newestShown, toCard } from './card-view.js';
import { snapshotOf } from './come-back.js';
import { groupPasses, UNGROUPED } from './feedback-groups.js';
import { addFeedbackTasks } from './feedback-tasks.js';
import { WeightsService } from './weights.service.js';

const REMINDER_PAST_PROBLEM = {
  loc: ['body', 'remind_at'],
  msg: 'Must be in the future',
  type: 'value_error',
};

/** Investors' boards (PIPELINE-1 to PIPELINE-6). */
@Injectable()
export class PipelineService {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly weights: WeightsService,
  ) {}

  /** The caller's cards, newest first, without startups that are held. */
  async list({ user_id }: Actor, { limit = PAGE_ROWS, cursor }: PageRequest): Promise<RawJson> {
    const rows = await newestShown(this.database.manager, PipelineCardRow, user_id, { limit, cursor });
    const weights = await this.weights.getWeights(user_id);
    const interested = await this.interestedIn(this.database.manager, user_id, rows);
    return pageOf(
      rows,
      limit,
      (row) =>
        row.startup &&
        JSON.stringify(toCard(row, row.startup, { weights, interested: interested.has(row.startup_id) })),
    );
  }

  /** Creates the card or changes the given fields. A pass withdraws interest, and may give the founder new tasks. */
  async put({ user_id }: Actor, startupId: string, input: PipelineInput): Promise<PipelineCard> {
    if (typeof input.remind_at === 'string' && Date.parse(input.remind_at) <= Date.now())
      throw new DomainError('invalid', REMINDER_PAST_PROBLEM.msg, [REMINDER_PAST_PROBLEM]);
    const weights = await this.weights.getWeights(user_id);
    return this.transactions.run(async (tx) => {
      // The startup's lock orders this with its analysis and with other writers of the card.
      const startup = await shownStartup(tx, startupId);
      if (input.column === 'passed')
        await withdrawInterest(tx, this.outbox, { startup_id: startup.id, user_id });
      const former = await tx.findOne(PipelineCardRow, {
        where: { startup_id: startup.id, user_id },
        lock: { mode: 'pessimistic_write' },
      });
      if (former) refuseStaleNote(former, input);
      const card = changed(former ?? newCard(startup.id, user_id), input, startup);
      if (former) await tx.update(PipelineCardRow, { id: card.id }, card);
      else await tx.insert(PipelineCardRow, card);
      if (card.board_column === 'passed' && (await groupPasses(tx, startup.id)))
        await addFeedbackTasks(tx, this.outbox, startup);
      const interested = await this.interestedIn(tx, user_id, [card]);
      return toCard(card, startup, { weights, interested: interested.has(startup.id) });
    });
  }

  async remove({ user_id }: Actor, startupId: string): Promise<void> {
    const { affected } = await this.database.manager.delete(PipelineCardRow, {
      startup_id: startupId,
      user_id,
    });
    if (affected === 0) throw notFound(NOT_IN_PIPELINE);
  }

  private async interestedIn(
    tx: EntityManager,
    user_id: string,
    cards: readonly PipelineCardRow[],
  ): Promise<ReadonlySet<string>> {
    const rows = await tx.find(InterestRow, {
      select: { id: true, startup_id: true },
      where: { user_id, startup_id: In(cards.map(({ startup_id }) => startup_id)) },
    });
    return new Set(rows.map(({ startup_id }) => startup_id));
  }
}

const newCard = (startup_id: string, user_id: string): PipelineCardRow => ({
  id: uuid(),
  startup_id,
  user_id,
  board_column: 'watching',
  note: null,
  remind_at: null,
  reminder_due_at: null,
  reason: null,
  message: null,
  ...UNGROUPED,
  pass: null,
  improved: null,
  came_back: false,
  updated_at: new Date(),
});

/** A note that was written on top of another one than the card has (PIPELINE-14). A repeated call is none. */
function refuseStaleNote(card: PipelineCardRow, { note, former_note: former }: PipelineInput): void {
  if (note === undefined || former === undefined || note === card.note) return;
  if (former !== card.note) throw conflict(NOTE_CHANGED);
}

/** Absent fields stay, null clears. Reason, message and snapshot belong to passes only. */
function changed(card: PipelineCardRow, input: PipelineInput, startup: StartupRow): PipelineCardRow {
  const { column, note, remind_at, message } = input;
  const reason = column === 'passed' ? (input.reason ?? null) : null;
  const isMoved = column !== card.board_column;
  const remindAt = typeof remind_at === 'string' ? new Date(remind_at) : null;
  const isNewPass = reason !== null && (isMoved || reason !== card.reason);
  return Object.assign(card, {
    board_column: column,
    note: note === undefined ? card.note : note,
    ...(remind_at === undefined ? {} : { remind_at: remindAt, reminder_due_at: remindAt }),
    reason,
    message: reason === null ? null : message === undefined ? card.message : message,
    ...(isMoved ? UNGROUPED : {}),
    ...(reason === null ? { pass: null } : isNewPass ? { pass: snapshotOf(startup) } : {}),
    improved: isMoved ? null : card.improved,
    updated_at: new Date(),
  });
}
