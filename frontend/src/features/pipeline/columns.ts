import type { PipelineCard, PipelineColumn } from '../../api/generated/work-client';

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

/** Highest fit first; startups without one come last, in the order of the list. */
export const byFit = (a: PipelineCard, b: PipelineCard): number =>
  (b.startup.my_fit ?? -1) - (a.startup.my_fit ?? -1);

/** The id of the tab that shows the column on narrow screens. */
export const tabIdOf = (column: PipelineColumn): string => `tab-${column}`;
