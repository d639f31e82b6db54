import {
  type AiScore,
  type Analysis,
  type AnalysisStatus,
  type HoldReason,
  type Stage,
  type Startup,
  STARTUP_FIELDS,
  type StartupFacts,
  startupFacts,
  type StartupReview,
} from '@proofround/contracts';
import { MATCH_KEYS_VERSION, startupMatchKeys } from '@proofround/matching/match-keys.js';
import { asNumber, updateRow } from '@proofround/service-kit';
import { Check, Column, Entity, type EntityManager, Index, PrimaryColumn } from 'typeorm';

import { partsColumn } from './fit.js';
import { analysisShown, scoreShown } from './held-score.js';
import { leanColumnsOf } from './lean-document.js';
import { MatchedRow } from './matched-row.js';
import { isHeldBack, type ReviewState } from './review-states.js';
import { searchable } from './searchable.js';

/** Separates the texts inside `search_text`, so no match spans two of them. */
export const SEARCH_SEPARATOR = '\u001f';

@Entity('startups')
@Index('startups_owner', ['owner_id', 'id'])
@Index('startups_search', { synchronize: false })
@Index('startups_sector', { synchronize: false })
@Index('startups_location', { synchronize: false })
@Index('startups_due', { synchronize: false })
@Index('startups_pending', { synchronize: false })
@Index('startups_shown', { synchronize: false })
@Index('startups_by_score', { synchronize: false })
@Index('startups_by_revenue', { synchronize: false })
@Index('startups_by_fit', { synchronize: false })
@Index('startups_by_cell', { synchronize: false })
@Index('startups_queue', { synchronize: false })
@Index('startups_match', { synchronize: false })
@Check('startups_stage', `"stage" IN ('idea', 'mvp', 'launched', 'growing')`)
@Check('startups_status', `"analysis_status" IN ('queued', 'running', 'complete', 'failed')`)
@Check('startups_review', `"review_state" IN ('held', 'cleared', 'upheld')`)
export class StartupRow extends MatchedRow implements StartupFacts {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  owner_id: string;

  @Column('text')
  idea_title: string;

  @Column('text')
  idea_description: string;

  @Column('text')
  sector: string;

  @Column('text')
  stage: Stage;

  @Column('text', { nullable: true })
  problem_statement: string | null;

  @Column('text', { nullable: true })
  solution_statement: string | null;

  @Column('text', { nullable: true })
  target_market: string | null;

  @Column('text', { nullable: true })
  competitive_advantage: string | null;

  @Column('bigint', { transformer: asNumber })
  user_count: number;

  @Column('numeric', { precision: 15, scale: 2, transformer: asNumber })
  monthly_revenue: number;

  @Column('text', { nullable: true })
  product_url: string | null;

  @Column('text', { nullable: true })
  pitch_deck_url: string | null;

  @Column('numeric', { precision: 15, scale: 2, nullable: true, transformer: asNumber })
  funding_ask: number | null;

  @Column('text', { nullable: true })
  funding_usage: string | null;

  @Column('text', { nullable: true })
  team_background: string | null;

  @Column('text', { nullable: true })
  location: string | null;

  @Column('timestamptz')
  created_at: Date;

  /** Title, description and sector by `searchable`, for substring search on a trigram index. */
  @Column('text', { select: false })
  search_text: string;

  @Column('text', { select: false })
  sector_key: string;

  /** Changes only through `runStates`. */
  @Column('text')
  analysis_status: AnalysisStatus;

  /** The current run; results of other runs are dropped. */
  @Column('uuid')
  run_id: string;

  /** When the overdue sweep restarts the run; null when no run is active. */
  @Column('timestamptz', { nullable: true })
  run_due_at: Date | null;

  /** The column has an older name. */
  @Column('int', { name: 'run_redrives', default: 0 })
  run_restarts: number;

  /** Whether the run may use the model: the owner's address was verified when it was queued. */
  @Column('boolean', { default: true })
  model_allowed: boolean;

  /** Whether the owner had Founder Pro when the run was queued. */
  @Column('boolean', { default: false })
  is_pro: boolean;

  @Column('text', { nullable: true })
  analysis_error: string | null;

  /** Derived: the overall score that is shown. */
  @Column('double precision', { nullable: true })
  overall_score: number | null;

  /** Derived: the five parts of the score in the order of DIMENSIONS, each higher is better. */
  @Column('double precision', { array: true, nullable: true })
  parts: (number | null)[] | null;

  /** As analysed; a held startup shows less. */
  @Column('json', { nullable: true })
  ai_score: AiScore | null;

  @Column('json', { nullable: true })
  analysis: Analysis | null;

  @Column('text', { nullable: true })
  review_state: ReviewState;

  /** Why the startup is held or, after an admin cleared it, why it was held. */
  @Column('json', { nullable: true })
  review_reasons: HoldReason[] | null;

  /** Reason codes that an admin cleared; they never hold the startup again. */
  @Column('text', { array: true, default: () => "'{}'" })
  review_cleared: string[];

  /** Hash of the facts that caused the hold; null when not held. */
  @Column('text', { nullable: true })
  review_facts: string | null;

  /** When the founder asked for a review of the current analysis. */
  @Column('timestamptz', { nullable: true })
  review_asked_at: Date | null;

  /** Position in the admins' queue; null when no decision is pending. */
  @Column('uuid', { nullable: true })
  review_place: string | null;

  /** Derived: held or upheld, hence visible to the owner and the admin only. */
  @Column('boolean', { default: false })
  held_back: boolean;

  @Column('int', { default: 0 })
  tasks_total: number;

  @Column('int', { default: 0 })
  tasks_completed: number;

  @Column('int', { default: 0 })
  match_count: number;

  /** Whether an offer on its listing was accepted and the deal did not fall through. */
  @Column('boolean', { default: false })
  is_sold: boolean;

  /** The deal of the newest known sale; events about earlier sales are ignored. */
  @Column('uuid', { nullable: true })
  sale_id: string | null;

  /** The deal of the newest completed sale. */
  @Column('uuid', { nullable: true })
  completed_sale_id: string | null;

  /** Increases with each change of the document. */
  @Column('int', { default: 1 })
  version: number;

  /** Derived: the startup as the API's JSON, serialised once per change. */
  @Column('text', { select: false })
  document: string;

  /** Derived: the startup as lists show it; null without an analysis, because the whole document is lean then. */
  @Column('text', { nullable: true, select: false })
  lean_document: string | null;

  /** The version of `lean_document`; 0 without one, as in rows from before 23 November 2026. */
  @Column('int', { default: 0, select: false })
  lean_version: number;
}

/** Recomputes the derived columns. */
export function derive(row: StartupRow): StartupRow {
  const texts = [row.idea_title, row.idea_description, row.sector];
  row.search_text = searchable(texts.join(SEARCH_SEPARATOR));
  row.sector_key = searchable(row.sector);
  row.parts = partsColumn(row.ai_score, row.analysis);
  row.held_back = isHeldBack(row.review_state);
  row.overall_score = row.ai_score && scoreShown(row.ai_score, row.held_back).overall_score;
  row.match_keys = startupMatchKeys(row);
  row.match_keys_version = MATCH_KEYS_VERSION;
  const startup = toStartup(row);
  row.document = JSON.stringify(startup);
  return Object.assign(row, leanColumnsOf(startup, row.version));
}

/** Stores a changed row, which the caller has locked. Write rows only with this and `startupCreation`. */
export async function updateStartup(tx: EntityManager, row: StartupRow): Promise<void> {
  row.version += 1;
  await updateRow(tx, StartupRow, derive(row));
}

/** Like `updateStartup` for many rows. Unlike `upsert` it does not set the key, so it waits for nobody. */
export async function updateStartups(tx: EntityManager, rows: readonly StartupRow[]): Promise<void> {
  if (rows.length === 0) return;
  for (const row of rows) row.version += 1;
  const { columns } = tx.dataSource.getMetadata(StartupRow);
  const changeable = columns.filter(({ isPrimary }) => !isPrimary).map(({ databaseName }) => databaseName);
  const update = tx.createQueryBuilder().insert().into(StartupRow).values(rows.map(derive));
  await update.orUpdate(changeable, ['id']).updateEntity(false).execute();
}

/** The fields that the founder states. */
export function factsOf(row: StartupRow): StartupFacts {
  return startupFacts.parse(Object.fromEntries(STARTUP_FIELDS.map((field) => [field, row[field]])));
}

export function toStartup(row: StartupRow): Startup {
  const { ai_score, analysis } = row;
  const isHeld = isHeldBack(row.review_state);
  return {
    id: row.id,
    owner_id: row.owner_id,
    ...factsOf(row),
    created_at: row.created_at.toISOString(),
    ai_score: ai_score && scoreShown(ai_score, isHeld),
    analysis_status: row.analysis_status,
    analysis_error: row.analysis_error,
    analysis: analysis && ai_score ? analysisShown(analysis, ai_score, isHeld) : analysis,
    review: toReview(row),
    task_summary: { total: row.tasks_total, completed: row.tasks_completed },
    match_count: row.match_count,
    ...(row.is_sold ? { is_sold: true, ...(isSaleOpen(row) ? { sale_open: true } : {}) } : {}),
  };
}

/** Whether the startup is sold by a deal that is not completed (STARTUP-15). */
export const isSaleOpen = (row: Pick<StartupRow, 'is_sold' | 'sale_id' | 'completed_sale_id'>): boolean =>
  row.is_sold && row.completed_sale_id !== row.sale_id;

/** Whether the startup is sold for good, by a completed deal (STARTUP-16). */
export const isGone = (row: Pick<StartupRow, 'is_sold' | 'sale_id' | 'completed_sale_id'>): boolean =>
  row.is_sold && !isSaleOpen(row);

/** A cleared review shows no reasons, because investors see the startup then. */
function toReview(row: StartupRow): StartupReview | null {
  if (row.review_state === null) return null;
  return {
    state: row.review_state,
    reasons: row.review_state === 'cleared' ? [] : (row.review_reasons ?? []),
    ...(row.review_asked_at === null || row.review_state === 'cleared'
      ? {}
      : { asked_at: row.review_asked_at.toISOString() }),
  };
}
