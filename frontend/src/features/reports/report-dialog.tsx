import { reportInput } from '@proofround/contracts/moderation/schemas.js';

import type { ReportKind } from '../../api/generated/account-client';
import { Dialog } from '../../components/dialog';
import { ApiForm, DialogActions } from '../../forms/api-form';
import { draftKey } from '../../forms/draft';
import { REPORT_FIELDS } from '../../forms/fields/moderation';
import { FormField } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { titled } from '../../forms/use-submission';
import { useUserId } from '../../forms/use-user-id';
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
  const userId = useUserId();
  const form = useApiForm({
    schema: reportInput,
    fields: REPORT_FIELDS,
    constants: { kind, id },
    draft: userId && draftKey('report', userId, id),
    send: async (input) => {
      await report({ reportInput: input }).unwrap();
      toast.success('Report sent. Thank you.');
      onClose();
    },
    failure: titled('Failed to send the report'),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.isBusy && onClose()}
      title="Report to the admin"
      description={<span className="break-words">{title}</span>}
    >
      <ApiForm form={form} label="Your report" className="flex flex-col gap-5">
        <FormField form={form} name="reason" />
        <DialogActions form={form} needs="reason" action="Send report" onCancel={onClose} />
      </ApiForm>
    </Dialog>
  );
}
