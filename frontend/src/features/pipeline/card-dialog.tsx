import { pipelineInput } from '@proofround/contracts/pipeline/schemas.js';

import type { PipelineCard } from '../../api/generated/work-client';
import { Dialog } from '../../components/dialog';
import { ApiForm, DialogActions } from '../../forms/api-form';
import { draftKey } from '../../forms/draft';
import { CARD_FIELDS } from '../../forms/fields/pipeline';
import { FormField } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { titled } from '../../forms/use-submission';
import { useUserId } from '../../forms/use-user-id';
import { usePipelinePutMutation } from './api';
import { dayOf } from './day';

/** The note and the next step of a card. */
export function CardDialog({ card, onClose }: { card: PipelineCard; onClose: () => void }) {
  const { startup, column, reason, note, remind_at: remindAt } = card;
  const [put] = usePipelinePutMutation();
  const userId = useUserId();
  const form = useApiForm({
    schema: pipelineInput,
    fields: CARD_FIELDS,
    base: { note: note ?? '', remind_at: dayOf(remindAt) },
    // A card in Passed keeps its reason.
    constants: { column, ...(reason !== null && { reason }) },
    draft: userId && draftKey('pipeline-card', userId, startup.id),
    send: async (input) => {
      await put({ startupId: startup.id, pipelineInput: input }).unwrap();
      onClose();
    },
    failure: titled('Failed to save'),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.isBusy && onClose()}
      title="Note and next step"
      description={<span className="break-words">{startup.idea_title}</span>}
    >
      <ApiForm form={form} label="Note and next step" className="flex flex-col gap-5">
        <FormField form={form} name="note" />
        <FormField form={form} name="remind_at" />
        <DialogActions form={form} action="Save" onCancel={onClose} />
      </ApiForm>
    </Dialog>
  );
}
