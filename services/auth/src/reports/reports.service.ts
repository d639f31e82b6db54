import { Injectable } from '@nestjs/common';
import {
  type Actor,
  ALREADY_REPORTED,
  conflict,
  MESSAGE_NOT_FOUND,
  notFound,
  type Report,
  REPORT_DECIDED,
  REPORT_NOT_FOUND,
  type ReportCase,
  type ReportDecision,
  reportUpheld,
  type RequestOf,
  type rpc,
  unauthenticated,
} from '@proofround/contracts';
import {
  Commands,
  isUniqueViolation,
  newestFirst,
  newestRows,
  Outbox,
  PAGE_ROWS,
  pageOf,
  type RawJson,
  Transactions,
} from '@proofround/service-kit';
import { DataSource, type EntityManager, In } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { AuditLog } from '../audit/audit-log.js';
import { UserRow } from '../users/user.entity.js';
import { ReportRow, toReport, toReportCase } from './report.entity.js';
import { reportStates } from './report-states.js';

/** Users' reports of startups and listings, and the admin's decisions on them. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly commands: Commands,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** Takes an Idempotency-Key. @throws DomainError conflict if the user has an open report on the same thing; not_found */
  async create({
    actor,
    body,
    startup,
    message,
  }: RequestOf<typeof rpc.reports.create>): Promise<Report | RawJson> {
    const row = {
      id: uuid(),
      reporter_id: actor.user_id,
      kind: body.kind,
      object_id: body.id,
      startup_id: startup.id,
      idea_title: startup.idea_title,
      reason: body.reason,
      reported_text: message?.text ?? null,
      author_id: message?.author_id ?? null,
      state: reportStates.begin('open', 'reporter'),
      created_at: new Date(),
    };
    try {
      return await this.commands.run(actor.user_id, async (tx) => {
        if (!(await userExists(tx, actor.user_id))) throw unauthenticated();
        // Between the reading of the message and this, its author may have deleted the account.
        if (message && !(await userExists(tx, message.author_id))) throw notFound(MESSAGE_NOT_FOUND);
        await tx.insert(ReportRow, row);
        return toReport(row);
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw conflict(ALREADY_REPORTED);
      throw error;
    }
  }

  /** A page of the reports that the user wrote, newest first, for the export. */
  export({ user_id: reporter_id }: Actor, cursor?: string): Promise<RawJson> {
    const page = { cursor: z.uuid().optional().parse(cursor) };
    return newestFirst(this.database.manager, ReportRow, { reporter_id }, page, toReport);
  }

  /** All reports or those in one state, newest first. */
  async list({ state, ...page }: RequestOf<typeof rpc.reports.list>): Promise<RawJson> {
    const { manager } = this.database;
    const rows = await newestRows(manager, ReportRow, state ? { state } : {}, page);
    const reporters = await reportersOf(manager, rows);
    return pageOf(rows, page.limit ?? PAGE_ROWS, (row) =>
      JSON.stringify(toReportCase(row, reporters.get(row.reporter_id))),
    );
  }

  /** Stores a decision; startups acts on an upheld report. @throws DomainError not_found, conflict */
  decide(admin: Actor, reportId: string, { state, note }: ReportDecision): Promise<ReportCase> {
    return this.transactions.run(async (tx) => {
      const row = await tx.findOne(ReportRow, {
        where: { id: reportId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row) throw notFound(REPORT_NOT_FOUND);
      if (!reportStates.allowed(row.state, state, 'admin')) throw conflict(REPORT_DECIDED);
      const decision = {
        state: reportStates.move(row.state, state, 'admin'),
        ...{ note, decided_by: admin.user_id, decided_at: new Date() },
      };
      await tx.update(ReportRow, { id: row.id }, decision);
      const { id: report_id, startup_id, kind } = row;
      await this.audit.record(tx, {
        actor_id: admin.user_id,
        action: `report.${state}`,
        object_kind: 'report',
        object_id: report_id,
        details: { kind, startup_id },
      });
      // An upheld report of a message says nothing about the startup; the admin may suspend its author.
      if (state === 'upheld' && kind !== 'message')
        await this.outbox.append(tx, reportUpheld, {
          report_id,
          startup_id,
          decided_by: admin.user_id,
          note,
        });
      const reporters = await reportersOf(tx, [row]);
      return toReportCase(Object.assign(row, decision), reporters.get(row.reporter_id));
    });
  }

  /** Deletes the reports of a deleted user's messages. */
  async forgetAuthor(tx: EntityManager, author_id: string): Promise<void> {
    await tx.delete(ReportRow, { author_id });
  }

  /** Deletes the reports on a deleted startup and its listings. */
  async forgetStartup(tx: EntityManager, startup_id: string): Promise<void> {
    await tx.delete(ReportRow, { startup_id });
    await this.commands.forget(tx, startup_id);
  }
}

/** The accounts that sent the reports, by id. */
async function reportersOf(
  manager: EntityManager,
  reports: readonly ReportRow[],
): Promise<ReadonlyMap<string | null, UserRow>> {
  const ids = new Set(reports.flatMap(({ reporter_id }) => reporter_id ?? []));
  const users = ids.size === 0 ? [] : await manager.findBy(UserRow, { id: In([...ids]) });
  return new Map(users.map((user) => [user.id, user]));
}

/** Whether an account exists. It is not deleted before this transaction ends. */
async function userExists(tx: EntityManager, id: string): Promise<boolean> {
  return (await tx.findOne(UserRow, { where: { id }, lock: { mode: 'for_key_share' } })) !== null;
}
