import { pipelineInput } from '@proofround/contracts/pipeline/schemas.js';
import { useState } from 'react';

import type { PipelineCard } from '../../api/generated/work-client';
import { Button } from '../../components/button';
import { Quote } from '../../components/quote';
import { useDraftKey } from '../../forms/draft';
import { patchOf } from '../../forms/field';
import { CARD_FIELDS } from '../../forms/fields/pipeline';
import { FormDialog } from '../../forms/form-dialog';
import { FormFields } from '../../forms/form-field';
import type { FormHandle } from '../../forms/use-api-form';
import { titled } from '../../forms/use-submission';
import { usePipelinePutMutation } from './api';

/** The note and the next step of a card. */
export function CardDialog({ card, onClose }: { card: PipelineCard; onClose: () => void }) {
  const { startup, column, reason, note, remind_at: remindAt } = card;
  const [put] = usePipelinePutMutation();
  const [openedWith] = useState(note);
  const base = { note: note ?? '', remind_at: dayOf(remindAt) };
  return (
    <FormDialog
      schema={pipelineInput}
      fields={CARD_FIELDS}
      base={base}
      // A card in Passed keeps its reason.
      constants={{ column, ...(reason !== null && { reason }) }}
      draft={useDraftKey('pipeline-card', startup.id)}
      send={(input) => {
        // A next step of the past stays on the card, but the server refuses it as a new one.
        const patch = patchOf(pipelineInput, CARD_FIELDS, base, input);
        const former = patch.note === undefined ? {} : { former_note: note };
        return put({ startupId: startup.id, pipelineInput: { ...patch, ...former } }).unwrap();
      }}
      failure={titled('Failed to save')}
      title="Note and next step"
      description={startup.idea_title}
      label="Note and next step"
      action="Save"
      onClose={onClose}
    >
      {(form) => (
        <>
          {note !== openedWith && form.changed.includes('note') && <OtherNote note={note} form={form} />}
          <FormFields form={form} />
        </>
      )}
    </FormDialog>
  );
}

/** The note that another tab or device has saved meanwhile. Saving replaces it (PIPELINE-14). */
function OtherNote({ note, form }: { note: string | null; form: FormHandle<'note' | 'remind_at'> }) {
  const typed = form.values['note'] ?? '';
  if (note === null)
    return (
      <p role="status" className="text-label text-text-2">
        This note was cleared elsewhere. Save keeps your text.
      </p>
    );
  return (
    <div role="status" className="flex flex-col items-start gap-2 text-label text-text-2">
      <div className="min-w-0">
        <p>This note was changed elsewhere. Save replaces this text with yours:</p>
        <Quote>{note}</Quote>
      </div>
      {!typed.includes(note) && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => form.change('note', [note, typed].filter(Boolean).join('\n\n'))}
        >
          Keep both texts
        </Button>
      )}
    </div>
  );
}

/** A timestamp as the value of a field for a day; empty without one. */
function dayOf(timestamp: string | null): string {
  if (timestamp === null) return '';
  const date = new Date(timestamp);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
