import { reportInput } from '@proofround/contracts/moderation/schemas.js';

import { accountClient, type ReportKind } from '../../api/generated/account-client';
import { useDraftKey } from '../../forms/draft';
import { REPORT_FIELDS } from '../../forms/fields/moderation';
import { FormDialog } from '../../forms/form-dialog';
import { titled } from '../../forms/use-submission';

export interface Reported {
  kind: ReportKind;
  id: string;
  title: string;
}

/** The form that reports a startup or listing to the admin. */
export function ReportDialog({ reported, onClose }: { reported: Reported; onClose: () => void }) {
  const [report] = accountClient.useReportsCreateMutation();
  const { kind, id, title } = reported;
  return (
    <FormDialog
      schema={reportInput}
      fields={REPORT_FIELDS}
      constants={{ kind, id }}
      draft={useDraftKey('report', id)}
      send={(input) => report({ reportInput: input }).unwrap()}
      done="Report sent. Thank you."
      failure={titled('Failed to send the report')}
      title="Report to the admin"
      description={title}
      label="Your report"
      needs="reason"
      action="Send report"
      onClose={onClose}
    />
  );
}
