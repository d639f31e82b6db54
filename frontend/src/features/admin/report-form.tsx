import { reportDecision } from '@proofround/contracts/moderation/schemas.js';

import type { ReportCase, ReportVerdict } from '../../api/generated/account-client';
import { REPORT_DECISION_FIELDS } from '../../forms/fields/moderation';
import { useDraftKey } from '../../forms/use-user-id';
import { useReportsDecideMutation } from './moderation-api';
import { VerdictForm } from './verdict-form';

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
export function ReportForm({ report: { id, idea_title: title }, titleId }: ReportFormProps) {
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
