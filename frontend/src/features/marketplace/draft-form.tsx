import type { ReactNode } from 'react';

import { Button } from '../../components/button';
import type { useDraftForm } from './use-draft-form';

interface DraftFormProps<Field extends string> {
  form: ReturnType<typeof useDraftForm<Field, unknown>>;
  label: string;
  /** The field without which there is nothing to send. */
  needs: Field;
  /** The name of the button that sends it. */
  action: string;
  onCancel: () => void;
  children: ReactNode;
}

/** A dialog's form: its fields, Cancel, and the button that sends it. */
export function DraftForm<Field extends string>(props: DraftFormProps<Field>) {
  const { form, label, needs, action, onCancel, children } = props;
  return (
    <form {...form.formProps} aria-label={label}>
      <fieldset disabled={form.sending} className="flex min-w-0 flex-col gap-5">
        {children}
      </fieldset>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="secondary" disabled={form.sending} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={form.sending} disabled={form.textOf(needs).trim() === ''}>
          {action}
        </Button>
      </div>
    </form>
  );
}
