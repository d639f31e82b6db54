import { SendHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';

import { Button } from '../../components/button';
import { Textarea } from '../../components/field';
import { isEnter } from '../../lib/keys';
import { messageProblem } from './correction';
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

/** The input for the next message, with suggested replies: Enter sends, Shift+Enter breaks the line. */
export function Composer({ value, disabled, input, suggestions, onChange, onSend }: ComposerProps) {
  const id = useId();
  const problem = messageProblem(value);
  const sendable = !disabled && value.trim() !== '' && problem === undefined;

  // The disabled input loses the focus. It gets it back unless the user has moved on.
  const writing = useRef(false);
  useEffect(() => {
    if (disabled || !writing.current) return;
    writing.current = false;
    const { activeElement: focused, body } = document;
    if (focused === body || focused === input.current) input.current?.focus({ preventScroll: true });
  }, [disabled, input]);

  const send = (text: string) => {
    writing.current = true;
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event) || event.shiftKey) return;
    event.preventDefault();
    sendTyped();
  };

  return (
    <form
      aria-label="Your message"
      onSubmit={(event) => {
        event.preventDefault();
        sendTyped();
      }}
    >
      {!disabled && suggestions.length > 0 && (
        <div
          role="group"
          aria-label="Suggested replies"
          className="mb-3 flex gap-2 max-sm:overflow-x-auto max-sm:pb-1 sm:flex-wrap"
        >
          {suggestions.map((suggestion) => (
            <Button
              key={suggestion.text}
              variant="secondary"
              size="small"
              shape="chip"
              className="shrink-0"
              onClick={() => pick(suggestion)}
            >
              {suggestion.text}
            </Button>
          ))}
        </div>
      )}
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
          onKeyDown={onKeyDown}
        />
        <Button type="submit" size="tall" disabled={!sendable} icon={SendHorizontal}>
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
