import type { PipelineCard } from '../../api/generated/work-client';
import type { CsvTable } from '../../lib/csv';
import { formatDate } from '../../lib/format';
import { REASON_NAMES, STAGE_NAMES } from '../../lib/words';
import { byFit, COLUMN_NAMES, COLUMNS } from './columns';

/** What the board and the comparison show of these cards, in the order of the board. */
export const tableOf = (cards: readonly PipelineCard[]): CsvTable => ({
  head: [
    ...['Startup', 'Column', 'Readiness', 'My fit', 'Feasibility', 'Market potential'],
    ...['Product readiness', 'Team strength', 'Low risk'],
    ...['Users, self-reported', 'Monthly revenue, self-reported (USD)', 'Raising (USD)'],
    ...['Sector', 'Stage', 'Location', 'Sold', 'Interested', 'Passed because', 'Next step', 'Note'],
  ],
  rows: COLUMNS.flatMap((column) => cards.filter((card) => card.column === column).toSorted(byFit)).map(
    ({ startup, column, interested, reason, remind_at: remindAt, note }) => [
      startup.idea_title,
      COLUMN_NAMES[column],
      { rounded: startup.overall_score },
      { rounded: startup.my_fit },
      { rounded: startup.parts.feasibility },
      { rounded: startup.parts.market },
      { rounded: startup.parts.product },
      { rounded: startup.parts.team },
      { rounded: startup.parts.risk },
      // An empty field is 0 too (DASH-14).
      startup.user_count || null,
      startup.monthly_revenue || null,
      startup.funding_ask,
      startup.sector,
      STAGE_NAMES[startup.stage],
      startup.location,
      startup.is_sold ? 'Sold' : null,
      interested ? 'Interested' : null,
      reason && REASON_NAMES[reason],
      remindAt && formatDate(remindAt),
      note,
    ],
  ),
});
