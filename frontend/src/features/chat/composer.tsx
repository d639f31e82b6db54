import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';

import { Button } from '../../components/button';
import { Textarea } from '../../components/field';
import { isEnter } from '../../lib/browser';
import { messageProblem } from './correction';
import { SuggestedReplies } from './suggested-replies';
import type { Suggestion } from './suggestions';

interface ComposerProps {
  value: string;
  /** Whether the assistant is replying. */
  disabled: boolean;
  input: RefObject<HTMLTextAreaElement | null>;
  suggestions: readonly Suggestion[];
  onChange: (text: string) => void;
  onSend: (text: string) => void;
}

/**
 * The input loses the focus while it is disabled. It gets it back unless the user has moved on.
 * @returns what is called when a message is sent from the input
 */
function useFocusAfterReply(input: RefObject<HTMLTextAreaElement | null>, disabled: boolean): () => void {
  const writing = useRef(false);
  useEffect(() => {
    if (disabled || !writing.current) return;
    writing.current = false;
    const { activeElement: focused, body } = document;
    if (focused === body || focused === input.current) input.current?.focus({ preventScroll: true });
  }, [disabled, input]);
  return () => {
    writing.current = true;
  };
}

/** The input for the next message, with suggested replies: Enter sends, Shift+Enter breaks the line. */
export function Composer({ value, disabled, input, suggestions, onChange, onSend }: ComposerProps) {
  const id = useId();
  const problem = messageProblem(value);
  const sendable = !disabled && value.trim() !== '' && problem === undefined;

  const returnLater = useFocusAfterReply(input, disabled);

  const send = (text: string) => {
    returnLater();
    onSend(text);
  };
  const sendTyped = () => {
    if (sendable) send(value);
  };
  const pick = ({ text, isEntry }: Suggestion) => {
    if (!isEntry) {
      send(text);
      return;
    }
    onChange(value.trim() === '' ? text : `${value.trim()}, ${text}`);
    input.current?.focus();
  };

  return (
    <form
      aria-label="Your message"
      onSubmit={(event) => {
        event.preventDefault();
        sendTyped();
      }}
    >
      {!disabled && <SuggestedReplies suggestions={suggestions} onPick={pick} />}
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
          look="composer"
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onEnter(sendTyped)}
        />
        <Button type="submit" size="tall" disabled={!sendable} icon={SendHorizontal}>
          <span className="max-sm:sr-only">Send</span>
        </Button>
      </div>
      <Help id={`${id}-help`} problem={problem} />
    </form>
  );
}

/** Enter sends, Shift+Enter breaks the line. */
const onEnter = (send: () => void) => (event: KeyboardEvent) => {
  if (!isEnter(event) || event.shiftKey) return;
  event.preventDefault();
  send();
};

/** What is wrong with the message, or how it is sent. */
function Help({ id, problem }: { id: string; problem: string | undefined }) {
  return (
    <p id={id} className="mt-2 text-meta text-muted">
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
  );
}
