import { dealNoteInput } from '@proofround/contracts/deals/schemas.js';

import type { Deal } from '../../api/generated/work-client';
import { TitledCard } from '../../components/card';
import { Moment } from '../../components/time';
import { ApiForm, SubmitButton } from '../../forms/api-form';
import { useDraftKey } from '../../forms/draft';
import { NOTE_FIELDS } from '../../forms/fields/deals';
import { FormField } from '../../forms/form-field';
import { useEntryForm } from '../../forms/use-entry-form';
import { titled } from '../../forms/use-submission';
import { useDealsAddNoteMutation } from './api';
import { DELETED_ACCOUNT } from './words';

function NoteForm({ dealId }: { dealId: string }) {
  const [add] = useDealsAddNoteMutation();
  const form = useEntryForm('note', {
    schema: dealNoteInput,
    fields: NOTE_FIELDS,
    draft: useDraftKey('deal-note', dealId),
    send: (body, key) => add({ id: dealId, dealNoteInput: body, 'Idempotency-Key': key }).unwrap(),
    done: 'Note added',
    failure: titled('Failed to add the note'),
  });
  return (
    <ApiForm form={form} label="Add a note" className="flex flex-col gap-4">
      <FormField form={form} name="note" />
      <SubmitButton form={form} needs="note" variant="secondary">
        Add note
      </SubmitButton>
    </ApiForm>
  );
}

/** The notes of both sides, and the form for a new one. */
export function NotesCard({ deal: { id, state, notes, other } }: { deal: Deal }) {
  return (
    <TitledCard title="Notes" note="Both of you read them.">
      {notes.length === 0 && <p className="mb-4 text-body text-text-2">No notes yet.</p>}
      {notes.length > 0 && (
        <ul aria-label="Notes" className="mb-5 flex flex-col gap-4">
          {notes.map(({ id: noteId, mine, note, created_at: at }) => (
            <li key={noteId} className="min-w-0">
              <p className="text-meta text-muted">
                {mine ? 'You' : (other?.name ?? DELETED_ACCOUNT)}, <Moment at={at} />
              </p>
              <p className="text-body break-words whitespace-pre-line">{note}</p>
            </li>
          ))}
        </ul>
      )}
      {state === 'open' && <NoteForm dealId={id} />}
    </TitledCard>
  );
}
