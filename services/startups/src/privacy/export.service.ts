import { Injectable } from '@nestjs/common';
import { type AccountExport, type Actor, notACursor, type RequestOf, rpc } from '@proofround/contracts';
import { newestFirst, PAGE_ROWS, pageOf, RawJson } from '@proofround/service-kit';
import { DataSource, IsNull } from 'typeorm';
import { z } from 'zod';

import { AnalysisRow, toScoreRecord } from '../analysis/analysis.entity.js';
import { MatchRow, toMatch } from '../matches/match.entity.js';
import { PipelineCardRow } from '../pipeline/card.entity.js';
import { toCardFields } from '../pipeline/card-view.js';
import { FitWeightsRow, toWeights } from '../pipeline/weights.entity.js';
import { InterestRow } from '../records/interest.entity.js';
import { InvestorRow, toInvestor } from '../records/investor.entity.js';
import { DecisionRow, toDecision } from '../reviews/decision.entity.js';
import { SearchRow, toSearch } from '../searches/search.entity.js';
import { ShareRow } from '../shares/share.entity.js';
import { TaskRow, toTask } from '../tasks/task.entity.js';

type Request = RequestOf<typeof rpc.accounts.export.startups>;
type Item<S extends keyof AccountExport> = AccountExport[S] extends readonly (infer I)[] ? I : never;

const documents = z.array(z.object({ id: z.string(), document: z.string() }));
const views = z.array(z.object({ startup_id: z.string(), day: z.string(), times: z.number() }));
const viewCursor = z.tuple([z.uuid(), z.iso.date()]);
const SEPARATOR = '/';

@Injectable()
export class ExportService {
  constructor(private readonly database: DataSource) {}

  /** One page of a section as JSON, with the cursor of the next page if rows remain (docs/privacy.md). */
  async export(actor: Actor, { section, cursor }: Omit<Request, 'actor'>): Promise<RawJson> {
    const { user_id } = actor;
    if (section === 'views') return this.views(user_id, cursor);
    const { manager } = this.database;
    const page = { cursor: z.uuid().optional().parse(cursor) };
    const owned = { startup: { owner_id: user_id } };
    switch (section) {
      case 'startups':
        return this.startups(user_id, page.cursor);
      case 'scores':
        return newestFirst(manager, AnalysisRow, owned, page, toScore);
      case 'review_decisions':
        return newestFirst(manager, DecisionRow, owned, page, toExportedDecision);
      case 'tasks':
        return newestFirst(manager, TaskRow, owned, page, toTask);
      case 'startup_matches':
        return newestFirst(manager, MatchRow, owned, page, (row) =>
          toExportedMatch(row, row.startup_reasons),
        );
      case 'investor_profiles':
        return newestFirst(manager, InvestorRow, { user_id }, page, toInvestor);
      case 'investor_matches':
        return newestFirst(manager, MatchRow, { investor: { user_id } }, page, (row) =>
          toExportedMatch(row, row.investor_reasons),
        );
      case 'interests':
        return newestFirst(manager, InterestRow, { user_id }, page, toInterest);
      case 'pipeline':
        return newestFirst(manager, PipelineCardRow, { user_id }, page, toExportedCard);
      case 'fit_weights':
        return this.weights(user_id);
      case 'saved_searches':
        return newestFirst(manager, SearchRow, { user_id }, page, toSearch);
      case 'shares':
        return newestFirst(manager, ShareRow, { ...owned, revoked_at: IsNull() }, page, toExportedShare);
    }
  }

  private async startups(userId: string, before: string | undefined): Promise<RawJson> {
    const rows = documents.parse(
      await this.database.query(
        `SELECT id, document FROM startups WHERE owner_id = $1 AND ($2::uuid IS NULL OR id < $2)
         ORDER BY id DESC LIMIT ${PAGE_ROWS + 1}`,
        [userId, before ?? null],
      ),
    );
    return pageOf(rows, PAGE_ROWS, ({ document }) => document);
  }

  private async weights(user_id: string): Promise<RawJson> {
    const rows = await this.database.manager.findBy(FitWeightsRow, { user_id });
    const items: Item<'fit_weights'>[] = rows.map((row) => ({ id: row.user_id, ...toWeights(row) }));
    return pageOf(items, PAGE_ROWS);
  }

  private async views(userId: string, cursor: string | undefined): Promise<RawJson> {
    const [startup, day] = cursor === undefined ? [null, null] : readViewCursor(cursor);
    const rows = views.parse(
      await this.database.query(
        `SELECT startup_id, day::text AS day, times FROM (
           SELECT startup_id, day, times FROM views WHERE viewer_id = $1
           UNION ALL
           SELECT startup_id, last_day, times FROM startup_viewers WHERE viewer_id = $1
         ) AS seen
         WHERE ($2::uuid IS NULL OR (startup_id, day) < ($2::uuid, $3::date))
         ORDER BY startup_id DESC, day DESC LIMIT ${PAGE_ROWS + 1}`,
        [userId, startup, day],
      ),
    );
    const items: Item<'views'>[] = rows.map((row) => ({
      id: `${row.startup_id}${SEPARATOR}${row.day}`,
      ...row,
    }));
    return pageOf(items, PAGE_ROWS);
  }
}

function readViewCursor(cursor: string): [string, string] {
  const parsed = viewCursor.safeParse(cursor.split(SEPARATOR));
  if (!parsed.success) throw notACursor();
  return parsed.data;
}

const toScore = (row: AnalysisRow): Item<'scores'> => ({
  ...toScoreRecord(row, false),
  startup_id: row.startup_id,
});

/** Omits the admin who decided. */
const toExportedDecision = (row: DecisionRow): Item<'review_decisions'> => {
  const { decided_by: _, ...decision } = toDecision(row);
  return { ...decision, startup_id: row.startup_id };
};

const toExportedMatch = (row: MatchRow, reasons: string[]): Item<'startup_matches'> => ({
  ...toMatch(row, reasons, null),
  startup_id: row.startup_id,
  investor_id: row.investor_id,
});

const toInterest = (row: InterestRow): Item<'interests'> => ({
  id: row.id,
  startup_id: row.startup_id,
  created_at: row.created_at.toISOString(),
});

const toExportedCard = (row: PipelineCardRow): Item<'pipeline'> => ({
  id: row.id,
  startup_id: row.startup_id,
  ...toCardFields(row),
});

/** Without the link, which opens the startup to whoever has it, and without its readers. */
const toExportedShare = (row: ShareRow): Item<'shares'> => ({
  id: row.id,
  startup_id: row.startup_id ?? '',
  fields: row.fields,
  expires_at: row.expires_at?.toISOString() ?? null,
  email_gate: row.email_gate,
  opens: row.opens,
  created_at: row.created_at.toISOString(),
});
