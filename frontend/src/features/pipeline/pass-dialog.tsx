import { pipelineInput } from '@proofround/contracts/pipeline/schemas.js';

import { Dialog } from '../../components/dialog';
import { ApiForm, DialogActions } from '../../forms/api-form';
import { draftKey } from '../../forms/draft';
import { PASS_FIELDS } from '../../forms/fields/pipeline';
import { FormField } from '../../forms/form-field';
import { Radios } from '../../forms/radios';
import { useApiForm } from '../../forms/use-api-form';
import { titled } from '../../forms/use-submission';
import { useUserId } from '../../forms/use-user-id';
import { toast } from '../../lib/toast';
import { usePipelinePutMutation } from './api';

interface PassDialogProps {
  startup: { id: string; idea_title: string };
  onClose: () => void;
}

/** Passes on a startup, with a reason. The founder learns reasons, never who gave them. */
export function PassDialog({ startup, onClose }: PassDialogProps) {
  const [put] = usePipelinePutMutation();
  const userId = useUserId();
  const form = useApiForm({
    schema: pipelineInput,
    fields: PASS_FIELDS,
    constants: { column: 'passed' },
    draft: userId && draftKey('pass', userId, startup.id),
    send: async (input) => {
      await put({ startupId: startup.id, pipelineInput: input }).unwrap();
      toast.success(`You passed on ${startup.idea_title}.`);
      onClose();
    },
    failure: titled('Failed to pass'),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.isBusy && onClose()}
      title="Pass"
      description={
        <span className="break-words">
          {startup.idea_title} comes back to you once, if the reason you passed for no longer holds.
        </span>
      }
    >
      <ApiForm form={form} label="Why you pass" className="flex flex-col gap-5">
        <Radios form={form} name="reason" />
        <FormField form={form} name="message" />
        <DialogActions form={form} needs="reason" action="Pass" onCancel={onClose} />
      </ApiForm>
    </Dialog>
  );
}
