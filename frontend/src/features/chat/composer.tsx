import { chatInput } from '@proofround/contracts/chat/schemas.js';
import { parseOrProblems } from '@proofround/contracts/wire/problems.js';
import { SendHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';

import { Button } from '../../components/button';
import { Textarea } from '../../components/field';

/** Why this text cannot be sent; undefined when it can, or is still blank. */
function problemOf(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const parsed = parseOrProblems(chatInput, { message: text }, 'body');
  return parsed.ok ? undefined : parsed.problems[0]?.msg;
}

/** Where the next message is written: Enter sends, Shift+Enter breaks the line. */
export function Composer({
  value,
  disabled,
  input,
  onChange,
  onSend,
}: {
  value: string;
  /** While an answer is awaited. */
  disabled: boolean;
  input: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
  onSend: () => void;
}) {
  const id = useId();
  const problem = problemOf(value);
  const sendable = !disabled && value.trim() !== '' && problem === undefined;

  // A disabled input loses the focus; who wrote the last message goes on writing.
  const writing = useRef(false);
  useEffect(() => {
    if (disabled || !writing.current) return;
    writing.current = false;
    // Not from where they have gone meanwhile.
    const { activeElement: now, body } = document;
    if (now === body || now === input.current) input.current?.focus({ preventScroll: true });
  }, [disabled, input]);

  const send = () => {
    if (!sendable) return;
    writing.current = true;
    onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that chooses a word of an input method is not the message's.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      aria-label="Your message"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          Message
        </label>
        <Textarea
          id={id}
          ref={input}
          rows={1}
          value={value}
          disabled={disabled}
          placeholder="Write a message"
          autoComplete="off"
          enterKeyHint="send"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-help`}
          className="max-h-40! min-h-11! resize-none py-2.5! text-reading!"
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" className="h-11!" disabled={!sendable}>
          <SendHorizontal className="size-4" aria-hidden />
          <span className="max-sm:sr-only">Send</span>
        </Button>
      </div>
      <p id={`${id}-help`} className="mt-2 text-meta text-muted">
        {problem ? (
          <span role="alert" className="text-bad">
            {problem}
          </span>
        ) : (
          <>
            <span className="max-sm:hidden">Enter sends, Shift+Enter starts a new line. </span>
            Saved on this device for 24 hours.
          </>
        )}
      </p>
    </form>
  );
}
