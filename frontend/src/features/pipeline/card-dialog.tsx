import { pipelineInput } from '@proofround/contracts/pipeline/schemas.js';

import type { PipelineCard } from '../../api/generated/work-client';
import { useDraftKey } from '../../forms/draft';
import { patchOf } from '../../forms/field';
import { CARD_FIELDS } from '../../forms/fields/pipeline';
import { FormDialog } from '../../forms/form-dialog';
import { titled } from '../../forms/use-submission';
import { usePipelinePutMutation } from './api';

/** The note and the next step of a card. */
export function CardDialog({ card, onClose }: { card: PipelineCard; onClose: () => void }) {
  const { startup, column, reason, note, remind_at: remindAt } = card;
  const [put] = usePipelinePutMutation();
  const base = { note: note ?? '', remind_at: dayOf(remindAt) };
  return (
    <FormDialog
      schema={pipelineInput}
      fields={CARD_FIELDS}
      base={base}
      // A card in Passed keeps its reason.
      constants={{ column, ...(reason !== null && { reason }) }}
      draft={useDraftKey('pipeline-card', startup.id)}
      // A next step of the past stays on the card, but the server refuses it as a new one.
      send={(input) =>
        put({
          startupId: startup.id,
          pipelineInput: patchOf(pipelineInput, CARD_FIELDS, base, input),
        }).unwrap()
      }
      failure={titled('Failed to save')}
      title="Note and next step"
      description={startup.idea_title}
      label="Note and next step"
      action="Save"
      onClose={onClose}
    />
  );
}

/** A timestamp as the value of a field for a day; empty without one. */
function dayOf(timestamp: string | null): string {
  if (timestamp === null) return '';
  const date = new Date(timestamp);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
