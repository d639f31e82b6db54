import { reportDecision } from '@proofround/contracts/moderation/schemas.js';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';

import type { ReportCase, ReportVerdict } from '../../api/generated/account-client';
import { Badge } from '../../components/badge';
import { Quote } from '../../components/quote';
import { Moment } from '../../components/time';
import { useDraftKey } from '../../forms/draft';
import { REPORT_DECISION_FIELDS } from '../../forms/fields/moderation';
import { withParam } from '../../lib/search';
import { FIND_USER, useReportsDecideMutation } from './api';
import { CaseHead, VerdictForm } from './verdict-form';

const STATES = {
  open: { tone: 'warn', name: 'Open' },
  dismissed: { tone: 'neutral', name: 'Dismissed' },
  upheld: { tone: 'bad', name: 'Upheld' },
} as const satisfies Record<ReportCase['state'], unknown>;
const KINDS = { startup: 'Startup', listing: 'Listing', message: 'Message' } as const satisfies Record<
  ReportCase['kind'],
  string
>;

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

/** Who sent a report. The name leads to the account, which the admin may suspend there. */
function Reporter({ of: { name, email } }: { of: NonNullable<ReportCase['reporter']> }) {
  const [search] = useSearchParams();
  const to = { search: withParam(search, 'users', email).toString(), hash: FIND_USER };
  return (
    <>
      {' by '}
      <Link to={to} preventScrollReset className="underline wrap-anywhere">
        {name}
      </Link>
    </>
  );
}

/** A report: its subject, its reason, and the admin's decision or the form for it. */
export function ReportItem({ report }: { report: ReportCase }) {
  const titleId = useId();
  const { tone, name } = STATES[report.state];
  const draft = useDraftKey('report-decision', report.id);
  const [decide] = useReportsDecideMutation();
  return (
    <article aria-labelledby={titleId} className="flex min-w-0 flex-col gap-4">
      <div>
        <CaseHead titleId={titleId} startup={{ id: report.startup_id, idea_title: report.idea_title }}>
          <Badge>{KINDS[report.kind]}</Badge>
          <Badge tone={tone}>{name}</Badge>
        </CaseHead>
        <p className="mt-0.5 text-label text-muted">
          Reported <Moment at={report.created_at} />
          {report.reporter ? <Reporter of={report.reporter} /> : ' by a former member'}
        </p>
        {report.reported_text !== null && <Quote>{report.reported_text}</Quote>}
        <p className="mt-1 text-body break-words whitespace-pre-line">{report.reason}</p>
        {report.decided_at !== null && (
          <p className="mt-1 text-label break-words text-text-2">
            {name} <Moment at={report.decided_at} />
            {report.note && `: ${report.note}`}
          </p>
        )}
      </div>
      {report.state === 'open' && (
        <VerdictForm
          verdicts={['dismissed', 'upheld']}
          words={WORDS}
          schema={reportDecision}
          fields={REPORT_DECISION_FIELDS}
          draft={draft}
          decide={(decision) => decide({ id: report.id, reportDecision: decision }).unwrap()}
          title={report.idea_title}
          titleId={titleId}
        />
      )}
    </article>
  );
}
