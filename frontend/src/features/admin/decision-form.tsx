import { useState } from 'react';

import { errorText } from '../../api/errors';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Field, Textarea } from '../../components/field';
import { toast } from '../../lib/toast';
import { useDecideReviewMutation, type Decision, type ReviewedStartup } from './reviews-api';

const WORDS = {
  cleared: {
    action: 'Clear',
    title: 'Clear this startup',
    consequence: 'will be shown to investors again.',
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
} as const satisfies Record<Decision, unknown>;

/** Clears a startup or upholds its hold, with a note; each after a question. */
export function DecisionForm({
  startup: { id, idea_title: title, review },
  titleId,
  onDecided,
}: {
  startup: ReviewedStartup;
  /** The element that names the startup. */
  titleId: string;
  onDecided: () => void;
}) {
  const [note, setNote] = useState('');
  const [asking, setAsking] = useState<Decision>();
  const [decide, { isLoading }] = useDecideReviewMutation();
  const words = WORDS[asking ?? 'cleared'];
  const choices: readonly Decision[] = review.state === 'upheld' ? ['cleared'] : ['cleared', 'upheld'];

  const confirm = async () => {
    if (!asking) return;
    try {
      await decide({ startupId: id, state: asking, note: note.trim() }).unwrap();
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
      <Field label="Note" hint="Recorded with the decision." optional>
        <Textarea name="note" rows={2} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Button
            key={choice}
            variant="secondary"
            size="small"
            aria-describedby={titleId}
            onClick={() => setAsking(choice)}
          >
            {WORDS[choice].action}
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
