import { useId } from 'react';
import { Link } from 'react-router';

import type { ReportCase } from '../../api/generated/account-client';
import { Badge } from '../../components/badge';
import { Quote } from '../../components/quote';
import { formatMoment } from '../../lib/format';
import { ReportForm } from './report-form';

const STATES = {
  open: { tone: 'warn', name: 'Open' },
  dismissed: { tone: 'neutral', name: 'Dismissed' },
  upheld: { tone: 'bad', name: 'Upheld' },
} as const satisfies Record<ReportCase['state'], unknown>;
const KINDS = { startup: 'Startup', listing: 'Listing', message: 'Message' } as const satisfies Record<
  ReportCase['kind'],
  string
>;

/** A report: its subject, its reason, and the admin's decision or the form for it. */
export function ReportItem({ report }: { report: ReportCase }) {
  const titleId = useId();
  const { tone, name } = STATES[report.state];
  return (
    <article aria-labelledby={titleId} className="flex min-w-0 flex-col gap-4">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
          <h3 id={titleId} className="min-w-0 text-body font-medium break-words">
            <Link
              to={`/analytics/${report.startup_id}`}
              className="rounded-control text-primary hover:underline"
            >
              {report.idea_title}
            </Link>
          </h3>
          <div className="flex flex-wrap gap-1.5">
            <Badge>{KINDS[report.kind]}</Badge>
            <Badge tone={tone}>{name}</Badge>
          </div>
        </div>
        <p className="mt-0.5 text-label text-muted">
          Reported <time dateTime={report.created_at}>{formatMoment(report.created_at)}</time>
          {report.reporter_id === null && ' by a former member'}
        </p>
        {report.reported_text !== null && <Quote>{report.reported_text}</Quote>}
        <p className="mt-1 text-body break-words whitespace-pre-line">{report.reason}</p>
        {report.decided_at !== null && (
          <p className="mt-1 text-label break-words text-text-2">
            {name} <time dateTime={report.decided_at}>{formatMoment(report.decided_at)}</time>
            {report.note && `: ${report.note}`}
          </p>
        )}
      </div>
      {report.state === 'open' && <ReportForm report={report} titleId={titleId} />}
    </article>
  );
}
