import {
  STARTUP_FIELDS,
  startupFacts,
  type Analysis,
  type AiScore,
  type AnalysisStatus,
  type HoldReason,
  type Stage,
  type Startup,
  type StartupFacts,
  type StartupReview,
} from '@proofround/contracts';
import { CELLS_VERSION, startupMatchKeys } from '@proofround/matching/match-cells.js';
import { asNumber } from '@proofround/service-kit';
import { Check, Column, Entity, Index, PrimaryColumn, type EntityManager } from 'typeorm';

import { isHeldBack, type ReviewState } from '../reviews/review-state.js';

/** Between the searchable texts. */
export const SEARCH_SEPARATOR = '\u001f';

@Entity('startups')
@Index('startups_owner', ['owner_id', 'id'])
@Index('startups_search', { synchronize: false })
@Index('startups_sector', { synchronize: false })
@Index('startups_due', { synchronize: false })
@Index('startups_shown', { synchronize: false })
@Index('startups_queue', { synchronize: false })
@Index('startups_match', { synchronize: false })
@Check('startups_stage', `"stage" IN ('idea', 'mvp', 'launched', 'growing')`)
@Check('startups_status', `"analysis_status" IN ('queued', 'running', 'complete', 'failed')`)
@Check('startups_review', `"review_state" IN ('held', 'cleared', 'upheld')`)
export class StartupRow implements StartupFacts {
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

  /** Title, description and sector in lower case, for substring search on a trigram index. */
  @Column('text', { select: false })
  search_text: string;

  @Column('text', { select: false })
  sector_key: string;

  /** Moves by `runStates`. */
  @Column('text')
  analysis_status: AnalysisStatus;

  /** The run whose result is wanted; results of other runs are stale. */
  @Column('uuid')
  run_id: string;

  /** When the sweep drives the run again; null when nothing is under way. */
  @Column('timestamptz', { nullable: true })
  run_due_at: Date | null;

  @Column('int', { default: 0 })
  run_redrives: number;

  @Column('text', { nullable: true })
  analysis_error: string | null;

  @Column('double precision', { nullable: true })
  overall_score: number | null;

  @Column('json', { nullable: true })
  ai_score: AiScore | null;

  @Column('json', { nullable: true })
  analysis: Analysis | null;

  @Column('text', { nullable: true })
  review_state: ReviewState;

  /** What it is held for; of a cleared one what it was held for. */
  @Column('json', { nullable: true })
  review_reasons: HoldReason[] | null;

  /** Codes that an admin cleared: they do not hold it again. */
  @Column('text', { array: true, default: () => "'{}'" })
  review_cleared: string[];

  /** What the facts were that it is held for, hashed; null when it is not held. */
  @Column('text', { nullable: true })
  review_facts: string | null;

  /** When the founder asked for a look at the present analysis. */
  @Column('timestamptz', { nullable: true })
  review_asked_at: Date | null;

  /** Where it stands in the admins' queue; null when nothing is to be decided. */
  @Column('uuid', { nullable: true })
  review_place: string | null;

  /** Held or upheld, derived: its owner and the admin alone may see it. */
  @Column('boolean', { default: false })
  held_back: boolean;

  @Column('int', { default: 0 })
  tasks_total: number;

  @Column('int', { default: 0 })
  tasks_completed: number;

  @Column('int', { default: 0 })
  match_count: number;

  /** The request whose matches are shown; older ones that arrive late are dropped. */
  @Column('uuid', { nullable: true })
  match_request_id: string | null;

  /** Where it belongs among investors; derived, for the choice of match candidates. */
  @Column('text', { array: true, select: false, default: () => "'{}'" })
  match_keys: string[];

  /** What the match keys were derived by. */
  @Column('int', { select: false, default: 0 })
  match_keys_version: number;

  /** Counts the changes of the document. */
  @Column('int', { default: 1 })
  version: number;

  /** The startup as the API shows it, made once per change and sent on as it is. */
  @Column('text', { select: false })
  document: string;
}

/** Brings what is derived from the other columns in step with them. */
export function derive(row: StartupRow): StartupRow {
  const texts = [row.idea_title, row.idea_description, row.sector];
  row.search_text = texts.join(SEARCH_SEPARATOR).toLowerCase();
  row.sector_key = row.sector.toLowerCase();
  row.overall_score = row.ai_score?.overall_score ?? null;
  row.held_back = isHeldBack(row.review_state);
  row.match_keys = startupMatchKeys(row);
  row.match_keys_version = CELLS_VERSION;
  row.document = JSON.stringify(toStartup(row));
  return row;
}

/**
 * Every change of a row (locked by the caller) goes through here, and every new row through
 * `startupCreation`, so that the derived columns are always true.
 */
export async function updateStartup(tx: EntityManager, row: StartupRow): Promise<void> {
  row.version += 1;
  await tx.update(StartupRow, { id: row.id }, derive(row));
}

/**
 * The same for many rows, in one statement. It leaves the id out (TypeORM's `upsert` does not),
 * because a change of the key would wait for everybody who refers to a row.
 */
export async function updateStartups(tx: EntityManager, rows: readonly StartupRow[]): Promise<void> {
  if (rows.length === 0) return;
  for (const row of rows) row.version += 1;
  const { columns } = tx.dataSource.getMetadata(StartupRow);
  const changeable = columns.filter(({ isPrimary }) => !isPrimary).map(({ databaseName }) => databaseName);
  const update = tx.createQueryBuilder().insert().into(StartupRow).values(rows.map(derive));
  await update.orUpdate(changeable, ['id']).updateEntity(false).execute();
}

/** What the founder states, without anything of ours. */
export function factsOf(row: StartupRow): StartupFacts {
  return startupFacts.parse(Object.fromEntries(STARTUP_FIELDS.map((field) => [field, row[field]])));
}

export function toStartup(row: StartupRow): Startup {
  return {
    id: row.id,
    owner_id: row.owner_id,
    ...factsOf(row),
    created_at: row.created_at.toISOString(),
    ai_score: row.ai_score,
    analysis_status: row.analysis_status,
    analysis_error: row.analysis_error,
    analysis: row.analysis,
    review: toReview(row),
    task_summary: { total: row.tasks_total, completed: row.tasks_completed },
    match_count: row.match_count,
  };
}

/** What an admin cleared is told to nobody any more: everybody may see the startup then. */
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
