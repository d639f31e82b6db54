import { useId, useState } from 'react';

import type { Startup, StartupPatch } from '../../api/generated/client';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { StartupField } from '../../components/startup-field';
import { SECTIONS, valuesOf, type FieldName } from '../../lib/startup-fields';
import type { SubmitResult } from '../../lib/submit';
import { toast } from '../../lib/toast';
import { useProblems } from '../../lib/use-problems';
import { loadChanges, saveChanges, type Changes } from './edit-draft';
import { patchOf } from './patch';

export interface EditFormProps {
  userId: string;
  startup: Startup;
  /** Sends only what changed. */
  onSubmit: (patch: StartupPatch) => Promise<SubmitResult>;
}

/** Everything a founder states about a startup, on one page; kept locally until it is saved. */
export function EditForm({ userId, startup, onSubmit }: EditFormProps) {
  const [changes, setChanges] = useState(() => loadChanges(userId, startup.id));
  const [restored, setRestored] = useState(Object.keys(changes).length > 0);
  const { form, problems, show, mended, forget } = useProblems();
  const [sending, setSending] = useState(false);
  const sectionId = useId();
  const stated = valuesOf(startup);
  const count = Object.keys(changes).length;

  const keep = (next: Changes) => {
    setChanges(next);
    saveChanges(userId, startup.id, next);
  };
  const change = (name: FieldName, value: string) => {
    const { [name]: _before, ...others } = changes;
    keep(value === stated[name] ? others : { ...others, [name]: value });
    mended(name);
  };
  const discard = () => {
    keep({});
    setRestored(false);
    forget();
  };

  const submit = async () => {
    const result = patchOf(startup, { ...stated, ...changes });
    if (!result.ok) {
      show(result.problems);
      return;
    }
    if (Object.keys(result.patch).length === 0) {
      discard();
      toast.info('Nothing changed');
      return;
    }
    setSending(true);
    const sent = await onSubmit(result.patch);
    setSending(false);
    if (sent.done) saveChanges(userId, startup.id, {});
    else show(sent.problems);
  };

  return (
    <form
      ref={form}
      noValidate
      aria-label={`Edit ${startup.idea_title}`}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {restored && count > 0 && (
        <p role="status" className="rounded-control bg-primary-tint px-4 py-3 text-body text-text-2">
          Your unsaved changes from before are in the form.
        </p>
      )}
      {SECTIONS.map(({ title, fields }, index) => (
        <Card key={title} aria-labelledby={`${sectionId}-${index}`}>
          <h2 id={`${sectionId}-${index}`} className="mb-4 text-card font-semibold">
            {title}
          </h2>
          <fieldset disabled={sending} className="flex min-w-0 flex-col gap-5">
            {fields.map((field) => (
              <StartupField
                key={field.name}
                field={field}
                value={changes[field.name] ?? stated[field.name]}
                error={problems.get(field.name)}
                onChange={(value) => change(field.name, value)}
              />
            ))}
          </fieldset>
        </Card>
      ))}
      <div className="sticky bottom-0 -mx-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-canvas px-1 py-3">
        <p role="status" className="text-label text-text-2">
          {count === 0
            ? 'Saving scores the startup again. Earlier scores are kept.'
            : `${count} unsaved ${count === 1 ? 'change' : 'changes'}, kept in this browser.`}
        </p>
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
          {count > 0 && (
            <Button variant="secondary" disabled={sending} onClick={discard}>
              Discard
            </Button>
          )}
          <Button type="submit" loading={sending}>
            Save Changes
          </Button>
        </div>
      </div>
    </form>
  );
}
