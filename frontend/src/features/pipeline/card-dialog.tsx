import { pipelineInput } from '@proofround/contracts/pipeline/schemas.js';

import type { PipelineCard } from '../../api/generated/work-client';
import { CARD_FIELDS } from '../../forms/fields/pipeline';
import { FormDialog } from '../../forms/form-dialog';
import { useApiForm } from '../../forms/use-api-form';
import { titled } from '../../forms/use-submission';
import { useDraftKey } from '../../forms/use-user-id';
import { usePipelinePutMutation } from './api';
import { dayOf } from './day';

/** The note and the next step of a card. */
export function CardDialog({ card, onClose }: { card: PipelineCard; onClose: () => void }) {
  const { startup, column, reason, note, remind_at: remindAt } = card;
  const [put] = usePipelinePutMutation();
  const form = useApiForm({
    schema: pipelineInput,
    fields: CARD_FIELDS,
    base: { note: note ?? '', remind_at: dayOf(remindAt) },
    // A card in Passed keeps its reason.
    constants: { column, ...(reason !== null && { reason }) },
    draft: useDraftKey('pipeline-card', startup.id),
    send: async (input) => {
      await put({ startupId: startup.id, pipelineInput: input }).unwrap();
      onClose();
    },
    failure: titled('Failed to save'),
  });
  return (
    <FormDialog
      form={form}
      title="Note and next step"
      description={startup.idea_title}
      label="Note and next step"
      action="Save"
      onClose={onClose}
    />
  );
}
