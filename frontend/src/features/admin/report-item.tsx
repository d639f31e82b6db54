import { reportDecision } from '@proofround/contracts/moderation/schemas.js';
import { useId } from 'react';
import { Link } from 'react-router';

import type { ReportCase, ReportVerdict } from '../../api/generated/account-client';
import { Badge } from '../../components/badge';
import { Quote } from '../../components/quote';
import { REPORT_DECISION_FIELDS } from '../../forms/fields/moderation';
import { useDraftKey } from '../../forms/use-user-id';
import { formatMoment } from '../../lib/format';
import { useReportsDecideMutation } from './api';
import { VerdictForm } from './verdict-form';

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

const WORDS = {
  dismissed: {
    action: 'Dismiss',
    title: 'Dismiss the report',
    consequence: 'stays as it is.',
    done: 'Report dismissed!',
    failed: 'Failed to dismiss the report',
  },
  upheld: {
    action: 'Uphold',
    title: 'Uphold the report',
    consequence: 'and its listing are hidden from everybody but the founder, until you clear the startup.',
    done: 'Report upheld!',
    failed: 'Failed to uphold the report',
  },
} as const satisfies Record<ReportVerdict, unknown>;

interface ReportFormProps {
  report: ReportCase;
  /** The id of the element with the startup's name. */
  titleId: string;
}

/** Dismisses or upholds a report, with a note. */
function ReportForm({ report: { id, idea_title: title }, titleId }: ReportFormProps) {
  const [decide] = useReportsDecideMutation();
  return (
    <VerdictForm
      verdicts={['dismissed', 'upheld']}
      words={WORDS}
      schema={reportDecision}
      fields={REPORT_DECISION_FIELDS}
      draft={useDraftKey('report-decision', id)}
      decide={(decision) => decide({ id, reportDecision: decision }).unwrap()}
      title={title}
      titleId={titleId}
    />
  );
}
