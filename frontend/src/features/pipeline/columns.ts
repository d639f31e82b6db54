import type { PipelineCard, PipelineColumn } from '../../api/generated/work-client';
import { readSafely } from '../../api/pages';

/** The columns of the board, in their order. */
export const COLUMNS: readonly PipelineColumn[] = ['watching', 'talking', 'diligence', 'committed', 'passed'];

export const COLUMN_NAMES: Record<PipelineColumn, string> = {
  watching: 'Watching',
  talking: 'Talking',
  diligence: 'Diligence',
  committed: 'Committed',
  passed: 'Passed',
};

export const isColumn = (value: unknown): value is PipelineColumn =>
  COLUMNS.some((column) => column === value);

/** The startup of a card; undefined for a malformed card. */
export const startupIdOf = (card: PipelineCard): string | undefined =>
  readSafely(card, ({ startup }) => startup.id);

/** Whether a card belongs to a column of the board. A malformed card does not. */
export const isOnBoard = (card: PipelineCard): boolean =>
  startupIdOf(card) !== undefined && isColumn(card.column);

/** Highest fit first; startups without one come last, in the order of the list. */
export const byFit = (a: PipelineCard, b: PipelineCard): number =>
  (b.startup.my_fit ?? -1) - (a.startup.my_fit ?? -1);

/** The id of the tab that shows the column on narrow screens. */
export const tabIdOf = (column: PipelineColumn): string => `tab-${column}`;
