import type {
  FitWeights,
  MyInterest,
  PageRequest,
  PipelineCard,
  PipelineStartup,
} from '@proofround/contracts';
import type { EntityManager, EntityTarget } from 'typeorm';

import { fitOf, partsIn } from '../records/fit.js';
import type { InterestRow } from '../records/interest.entity.js';
import { isSaleOpen, type StartupRow } from '../records/startup.entity.js';
import type { PipelineCardRow } from './card.entity.js';

const COLUMNS = [
  'id',
  'idea_title',
  'idea_description',
  'sector',
  'stage',
  'location',
  'user_count',
  'monthly_revenue',
  'funding_ask',
  'overall_score',
  'parts',
  'is_sold',
  'sale_id',
  'completed_sale_id',
] as const satisfies readonly (keyof StartupRow)[];
type Shown = Pick<StartupRow, (typeof COLUMNS)[number]>;

const SHOWN_COLUMNS = COLUMNS.map((column) => `startup.${column}`);

/**
 * A user's cards or interests with their startups, newest first, without startups that are held. One more
 * than the page has, which tells whether there is a next one.
 */
export function newestShown<Row extends PipelineCardRow | InterestRow>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  user_id: string,
  { limit, cursor }: PageRequest & { limit: number },
): Promise<Row[]> {
  const rows = manager
    .createQueryBuilder(entity, 'row')
    .innerJoin('row.startup', 'startup')
    .addSelect(SHOWN_COLUMNS)
    .where('row.user_id = :user_id AND NOT startup.held_back', { user_id });
  if (cursor !== undefined) rows.andWhere('row.id < :cursor', { cursor });
  return rows
    .orderBy('row.id', 'DESC')
    .limit(limit + 1)
    .getMany();
}

function toPipelineStartup(row: Shown, weights: FitWeights): PipelineStartup {
  const parts = partsIn(row.parts);
  return {
    id: row.id,
    idea_title: row.idea_title,
    idea_description: row.idea_description,
    sector: row.sector,
    stage: row.stage,
    location: row.location,
    user_count: row.user_count,
    monthly_revenue: row.monthly_revenue,
    funding_ask: row.funding_ask,
    overall_score: row.overall_score,
    parts,
    my_fit: fitOf(parts, weights),
    is_sold: row.is_sold,
    ...(isSaleOpen(row) && { sale_open: true }),
  };
}

/** The fields of a card that its investor wrote or that say what happened to it. */
export const toCardFields = (row: PipelineCardRow): Omit<PipelineCard, 'startup' | 'interested'> => ({
  column: row.board_column,
  note: row.note,
  remind_at: row.remind_at?.toISOString() ?? null,
  reason: row.reason,
  message: row.message,
  improved: row.improved,
  updated_at: row.updated_at.toISOString(),
});

export const toCard = (
  row: PipelineCardRow,
  startup: Shown,
  { weights, interested }: { weights: FitWeights; interested: boolean },
): PipelineCard => ({ startup: toPipelineStartup(startup, weights), ...toCardFields(row), interested });

export const toMyInterest = (row: InterestRow, startup: Shown, weights: FitWeights): MyInterest => ({
  id: row.id,
  startup_id: row.startup_id,
  created_at: row.created_at.toISOString(),
  startup: toPipelineStartup(startup, weights),
});
