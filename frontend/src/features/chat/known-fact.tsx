import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { Button } from '../../components/button';
import { type FieldDescriptor, shortLabel, shownValue } from '../../forms/field';
import { FactEditor } from './fact-editor';

interface KnownFactProps {
  field: FieldDescriptor;
  value: unknown;
  /** Why the last attempt to create the profile was refused. */
  problem: string | undefined;
  /** Whether no message can be sent. */
  disabled: boolean;
  problemOf: (field: FieldDescriptor, text: string) => string | undefined;
  onCorrect: (field: FieldDescriptor, text: string) => void;
}

/** A known field with its value. The pencil replaces it with an editor. */
export function KnownFact({ field, value, problem, disabled, problemOf, onCorrect }: KnownFactProps) {
  const [editing, setEditing] = useState(false);
  const shown = useRef<HTMLElement>(null);
  const closed = useRef(false);
  // When the editor closes, the edited value gets the focus.
  useEffect(() => {
    if (editing || !closed.current) return;
    closed.current = false;
    shown.current?.focus();
  }, [editing]);
  const close = () => {
    closed.current = true;
    setEditing(false);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
      <dt className="text-meta text-muted">{shortLabel(field)}</dt>
      {editing ? (
        <dd className="col-span-2">
          <FactEditor
            field={field}
            value={value}
            disabled={disabled}
            problemOf={(text) => problemOf(field, text)}
            onSave={(text) => {
              close();
              onCorrect(field, text);
            }}
            onCancel={close}
          />
        </dd>
      ) : (
        <>
          <dd ref={shown} tabIndex={-1} className="col-start-1 text-body wrap-anywhere whitespace-pre-line">
            {shownValue(field, value)}
            {problem && <span className="mt-0.5 block text-label text-bad">{problem}</span>}
          </dd>
          <dd className="col-start-2 row-span-2 row-start-1">
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Correct ${shortLabel(field)}`}
              disabled={disabled}
              onClick={() => setEditing(true)}
              icon={Pencil}
            />
          </dd>
        </>
      )}
    </div>
  );
}
