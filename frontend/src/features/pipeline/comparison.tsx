import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';

import type { PipelineStartup } from '../../api/generated/work-client';
import { ActionLink } from '../../components/action-link';
import { Button } from '../../components/button';
import { TitledCard } from '../../components/card';
import { StartupLink } from '../../components/startup-parts';
import { cn } from '../../lib/cn';
import { formatMoney, formatPercent, statedCount, statedMoney } from '../../lib/format';
import { STAGE_NAMES } from '../../lib/words';

interface Row {
  name: string;
  /** What decides which startup is best in this row; higher is better. */
  value?: (startup: PipelineStartup) => number | null;
  show: (startup: PipelineStartup) => ReactNode;
}

const score = (name: string, value: (startup: PipelineStartup) => number | null): Row => ({
  name,
  value,
  show: (startup) => {
    const figure = value(startup);
    return figure === null ? 'Not assessed' : formatPercent(figure);
  },
});

const ROWS: readonly Row[] = [
  score('Readiness', ({ overall_score: overall }) => overall),
  score('My fit', ({ my_fit: fit }) => fit),
  score('Feasibility', ({ parts }) => parts.feasibility ?? null),
  score('Market potential', ({ parts }) => parts.market ?? null),
  score('Product readiness', ({ parts }) => parts.product ?? null),
  score('Team strength', ({ parts }) => parts.team ?? null),
  score('Low risk', ({ parts }) => parts.risk ?? null),
  {
    name: 'Users, self-reported',
    value: ({ user_count: users }) => users || null,
    show: ({ user_count: users }) => statedCount(users),
  },
  {
    name: 'Monthly revenue, self-reported',
    value: ({ monthly_revenue: revenue }) => revenue || null,
    show: ({ monthly_revenue: revenue }) => statedMoney(revenue),
  },
  {
    name: 'Raising',
    show: ({ funding_ask: ask }) => (ask === null ? 'Not stated' : formatMoney(ask)),
  },
  { name: 'Sector', show: ({ sector }) => sector },
  { name: 'Stage', show: ({ stage }) => STAGE_NAMES[stage] },
  { name: 'Location', show: ({ location }) => location ?? 'Not stated' },
];

/** Whether a startup alone has the highest value of a row. */
function isBest({ value }: Row, startup: PipelineStartup, all: readonly PipelineStartup[]): boolean {
  const own = value?.(startup) ?? null;
  return own !== null && all.every((other) => other === startup || (value?.(other) ?? -1) < own);
}

interface ComparisonProps {
  startups: readonly PipelineStartup[];
  /** The address of the board. */
  board: string;
  onRemove: (startupId: string) => void;
}

/** Up to four startups side by side. The best figure of a row is marked. */
export function Comparison({ startups, board, onRemove }: ComparisonProps) {
  return (
    <TitledCard
      title="Comparison"
      note="The highest figure of each row is bold and marked. What founders state is self-reported."
      actions={
        <ActionLink to={board} size="small" icon={ArrowLeft}>
          Back to the board
        </ActionLink>
      }
    >
      {/* The table scrolls by itself, with its words for screen readers (relative): the page stays narrow. */}
      <div role="region" aria-label="Scores and figures" tabIndex={0} className="relative overflow-x-auto">
        <table className="w-full table-fixed border-collapse text-body max-sm:text-label">
          <thead>
            <tr>
              {/* Phones show two startups without scrolling. */}
              <td className="sticky left-0 w-24 bg-surface sm:w-56" />
              {startups.map(({ id, idea_title: title }) => (
                <th
                  key={id}
                  scope="col"
                  className="w-28 px-3 pb-2 text-left align-top font-semibold max-sm:px-2 sm:w-40"
                >
                  <span className="flex items-start gap-1 max-sm:flex-col-reverse max-sm:gap-0">
                    <span className="min-w-0 py-1.5 wrap-anywhere max-sm:py-0">
                      <StartupLink id={id}>{title}</StartupLink>
                    </span>
                    <Button
                      variant="quiet"
                      size="icon"
                      className="max-sm:-ml-3"
                      aria-label={`Remove ${title} from the comparison`}
                      onClick={() => onRemove(id)}
                      icon={X}
                    />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <ComparedRow key={row.name} row={row} startups={startups} />
            ))}
          </tbody>
        </table>
      </div>
    </TitledCard>
  );
}

function ComparedRow({ row, startups }: { row: Row; startups: readonly PipelineStartup[] }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="sticky left-0 bg-surface py-2.5 pr-3 text-left font-normal text-text-2">
        {row.name}
      </th>
      {startups.map((startup) => {
        const best = isBest(row, startup, startups);
        return (
          <td
            key={startup.id}
            className={cn('px-3 py-2.5 wrap-anywhere tabular max-sm:px-2', best && 'font-semibold text-ok')}
          >
            {row.show(startup)}
            {best && <span className="sr-only"> (highest)</span>}
          </td>
        );
      })}
    </tr>
  );
}
