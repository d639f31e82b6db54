import { useState } from 'react';

import { errorText } from '../../api/errors';
import type { ReviewVerdict, Startup } from '../../api/generated/client';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Field, Textarea } from '../../components/field';
import { toast } from '../../lib/toast';
import { useReviewsDecideMutation } from './reviews-api';

const WORDS = {
  cleared: {
    action: 'Clear',
    title: 'Clear this startup',
    consequence: 'is analyzed again and shown to investors.',
    done: 'Startup cleared!',
    failed: 'Failed to clear the startup',
  },
  upheld: {
    action: 'Uphold',
    title: 'Uphold the hold',
    consequence: 'stays hidden from investors until an edit ends the hold.',
    done: 'Hold upheld!',
    failed: 'Failed to uphold the hold',
  },
} as const satisfies Record<ReviewVerdict, unknown>;
const VERDICTS = ['cleared', 'upheld'] as const;

/** Clears a startup or upholds its hold, with a note; each after a question. */
export function DecisionForm({
  startup: { id, idea_title: title },
  titleId,
  onDecided,
}: {
  startup: Startup;
  /** The element that names the startup. */
  titleId: string;
  onDecided: () => void;
}) {
  const [note, setNote] = useState('');
  const [asking, setAsking] = useState<ReviewVerdict>();
  const [decide, { isLoading }] = useReviewsDecideMutation();
  const words = WORDS[asking ?? 'cleared'];

  const confirm = async () => {
    if (!asking) return;
    try {
      await decide({ startupId: id, reviewInput: { state: asking, note: note.trim() } }).unwrap();
      toast.success(words.done);
      setNote('');
      onDecided();
    } catch (error) {
      toast.error(errorText(error, words.failed));
    }
    setAsking(undefined);
  };

  return (
    <>
      <Field label="Note" hint="Recorded with the decision; the founder reads it too." optional>
        <Textarea name="note" rows={2} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        {VERDICTS.map((verdict) => (
          <Button
            key={verdict}
            variant="secondary"
            size="small"
            aria-describedby={titleId}
            onClick={() => setAsking(verdict)}
          >
            {WORDS[verdict].action}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        title={words.title}
        description={<span className="break-words">{`${title} ${words.consequence}`}</span>}
        action={words.action}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(undefined)}
      />
    </>
  );
}
