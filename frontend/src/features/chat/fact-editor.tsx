import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

import { Button } from '../../components/button';
import { Control } from '../../forms/control';
import { type FieldDescriptor, readingIn, shortLabel, toText } from '../../forms/field';
import { isEnter } from '../../lib/browser';

interface FactEditorProps {
  field: FieldDescriptor;
  value: unknown;
  /** Whether no message can be sent. */
  disabled: boolean;
  /** Why this text is refused; undefined if it is accepted. */
  problemOf: (text: string) => string | undefined;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** The text while it is edited, and why it is refused. A refused text gets the focus again. */
function useCorrection(props: FactEditorProps) {
  const { value, disabled, problemOf, onSave, onCancel } = props;
  const before = toText(value) ?? '';
  const [text, setText] = useState(before);
  const [problem, setProblem] = useState<string>();
  const control = useRef<HTMLElement>(null);
  useEffect(() => control.current?.focus(), []);
  const save = () => {
    if (disabled) return;
    if (text.trim() === before.trim()) {
      onCancel();
      return;
    }
    const found = problemOf(text);
    setProblem(found);
    if (found === undefined) onSave(text);
    else control.current?.focus();
  };
  const setControl = (element: HTMLElement | null) => {
    control.current = element;
  };
  return { text, setText, problem, setControl, save };
}

/** Edits one known field in place: Enter saves, Escape cancels, Shift+Enter breaks the line. */
export function FactEditor(props: FactEditorProps) {
  const { field, disabled, onCancel } = props;
  const id = useId();
  const label = shortLabel(field);
  const { text, setText, problem, setControl, save } = useCorrection(props);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    if (!isEnter(event) || event.shiftKey) return;
    event.preventDefault();
    save();
  };

  return (
    <form
      className="mt-1 flex flex-col gap-2"
      aria-label={`Correct ${label}`}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Control
        field={field}
        ref={setControl}
        value={text}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      {/* The element is there from the start, so that screen readers announce its text. */}
      <p role="status" className="text-label text-muted empty:absolute">
        {readingIn(field, text)}
      </p>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-label text-bad">
          {problem}
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" size="small" disabled={disabled}>
          Save
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
