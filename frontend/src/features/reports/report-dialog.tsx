import { reportInput } from '@proofround/contracts/moderation/schemas.js';

import type { ReportKind } from '../../api/generated/account-client';
import { REPORT_FIELDS } from '../../forms/fields/moderation';
import { FormDialog } from '../../forms/form-dialog';
import { useApiForm } from '../../forms/use-api-form';
import { titled } from '../../forms/use-submission';
import { useDraftKey } from '../../forms/use-user-id';
import { toast } from '../../lib/toast';
import { useReportsCreateMutation } from './api';

export interface Reported {
  kind: ReportKind;
  id: string;
  title: string;
}

/** The form that reports a startup or listing to the admin. */
export function ReportDialog({ reported, onClose }: { reported: Reported; onClose: () => void }) {
  const [report] = useReportsCreateMutation();
  const { kind, id, title } = reported;
  const form = useApiForm({
    schema: reportInput,
    fields: REPORT_FIELDS,
    constants: { kind, id },
    draft: useDraftKey('report', id),
    send: async (input) => {
      await report({ reportInput: input }).unwrap();
      toast.success('Report sent. Thank you.');
      onClose();
    },
    failure: titled('Failed to send the report'),
  });
  return (
    <FormDialog
      form={form}
      title="Report to the admin"
      description={title}
      label="Your report"
      needs="reason"
      action="Send report"
      onClose={onClose}
    />
  );
}
