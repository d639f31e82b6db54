import { MessageSquare, MessageSquareQuote } from 'lucide-react';

import { Button } from '../../components/button';
import { lazyPart } from '../../lib/lazy-part';
import { useDialogParam } from '../../lists/use-dialog-param';
import type { Addressed } from './message-dialog';
import { subjectKey } from './subject';

const MessageDialog = lazyPart(async () => (await import('./message-dialog')).MessageDialog);

interface MessageButtonProps extends Addressed {
  label?: string;
  /** The id of the element that names whom the message goes to. */
  describedBy?: string | undefined;
}

/** Opens the form for a message about a startup or a listing, at `?write=ID`, where ID is `describedBy` or the subject. */
export function MessageButton({ label = 'Message', describedBy, ...addressed }: MessageButtonProps) {
  const dialog = useDialogParam('write');
  // A page may have several buttons with one subject, such as two offers for a listing.
  const id = describedBy ?? subjectKey(addressed.to);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-describedby={describedBy}
        onClick={() => dialog.open(id)}
        icon={MessageSquare}
      >
        {label}
      </Button>
      {dialog.value === id && <MessageDialog addressed={addressed} onClose={dialog.close} />}
    </>
  );
}

interface QuoteButtonProps extends Addressed {
  quote: NonNullable<Addressed['quote']>;
  /** Names the quoted line in the button's label. */
  of: string;
}

/** A quiet button beside a line. It opens a message that quotes the line, at `?quote=SUBJECT:LINE`. */
export function QuoteButton({ of, ...addressed }: QuoteButtonProps) {
  const dialog = useDialogParam('quote');
  const id = `${subjectKey(addressed.to)}:${of}`;
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        className="align-middle"
        aria-label={`Quote in a message: ${of}`}
        title="Quote in a message"
        onClick={() => dialog.open(id)}
      >
        <MessageSquareQuote className="size-4 text-muted" aria-hidden />
      </Button>
      {dialog.value === id && <MessageDialog addressed={addressed} onClose={dialog.close} />}
    </>
  );
}

/** A message to the founder of a startup. */
export const toFounder = ({ id, idea_title }: { id: string; idea_title: string }): Addressed => ({
  to: { startup_id: id },
  title: 'Message the founder',
  description: idea_title,
});

/** A reason of a match as a message quotes it. */
export const reasonQuote = (reason: string) => ({ kind: 'match_reason', text: reason }) as const;
