import { startupInput, startupPatch } from '@proofround/contracts/startups/schemas.js';
import { Fragment, type ReactNode, useId, useState } from 'react';

import type { Startup, StartupPatch } from '../../api/generated/client';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { ApiForm } from '../../forms/api-form';
import { draftKey, hasDraft } from '../../forms/draft';
import { patchOf, valuesOf } from '../../forms/field';
import { STARTUP_FIELDS, STARTUP_PARTS, type StartupField } from '../../forms/fields/startup';
import { FormField } from '../../forms/form-field';
import { type FormHandle, useApiForm } from '../../forms/use-api-form';
import { detailOr } from '../../forms/use-submission';
import { formatCounted } from '../../lib/format';
import { toast } from '../../lib/toast';

interface EditFormProps {
  userId: string;
  startup: Startup;
  /** Receives only the changed fields. */
  send: (patch: StartupPatch) => Promise<void>;
  /** The field that the user came for; the note stands above it, or above all fields without one. */
  aim?: string | undefined;
  aimNote?: ReactNode;
}

/** The form with all fields of a startup on one page. */
export function EditForm({ userId, startup, send, aim, aimNote }: EditFormProps) {
  const draft = draftKey('edit-startup', userId, startup.id);
  const [isRestored] = useState(() => hasDraft(draft));
  const sectionId = useId();
  const base = valuesOf(STARTUP_FIELDS, startup);
  const form = useApiForm({
    schema: startupInput,
    fields: STARTUP_FIELDS,
    base,
    draft,
    send: async (body) => {
      const patch = patchOf(startupPatch, STARTUP_FIELDS, base, body);
      if (Object.keys(patch).length > 0) return send(patch);
      form.discard();
      toast.info('Nothing changed');
    },
    failure: detailOr('Failed to update startup'),
  });

  return (
    <ApiForm form={form} label={`Edit ${startup.idea_title}`} className="flex flex-col gap-4">
      {isRestored && form.changed.length > 0 && (
        <p role="status" className="rounded-control bg-primary-tint px-4 py-3 text-body text-text-2">
          Your unsaved changes from before are in the form.
        </p>
      )}
      {STARTUP_FIELDS.every(({ name }) => name !== aim) && aimNote}
      {STARTUP_PARTS.map(({ title, fields }, index) => (
        <Card key={title} aria-labelledby={`${sectionId}-${index}`}>
          <h2 id={`${sectionId}-${index}`} className="mb-4 text-card font-semibold">
            {title}
          </h2>
          <div className="flex min-w-0 flex-col gap-5">
            {fields.map(({ name }) => (
              <Fragment key={name}>
                {name === aim && aimNote}
                <FormField form={form} name={name} />
              </Fragment>
            ))}
          </div>
        </Card>
      ))}
      <SaveBar form={form} />
    </ApiForm>
  );
}

/** How much is unsaved, and the buttons that save or discard it. */
function SaveBar({ form }: { form: FormHandle<StartupField['name']> }) {
  const count = form.changed.length;
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 -mx-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-canvas px-1 py-3"
    >
      <p role="status" className="text-label text-text-2">
        {count === 0
          ? 'Saving scores the startup again. Earlier scores are kept.'
          : `${formatCounted(count, 'unsaved change')}, kept in this browser.`}
      </p>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        {count > 0 && (
          <Button variant="secondary" disabled={form.isBusy} onClick={form.discard}>
            Discard
          </Button>
        )}
        <Button type="submit" loading={form.isBusy}>
          Save Changes
        </Button>
      </div>
    </div>
  );
}
