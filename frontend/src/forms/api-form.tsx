import type { KeyboardEventHandler, ReactNode, SyntheticEvent } from 'react';

import { Button } from '../components/button';
import type { ApiForm as Form } from './use-api-form';

interface ApiFormProps<Name extends string> {
  form: Form<Name>;
  /** Absent inside of an article, which has the name: the forms of a list would be landmarks of one name. */
  label?: string;
  className?: string;
  /** Replaces sending the form. */
  onSubmit?: (event: SyntheticEvent) => void;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** The form element. Below the fields it shows the problems that belong to no field. */
export function ApiForm<Name extends string>({ form, label, children, ...rest }: ApiFormProps<Name>) {
  const { element, submit, otherProblems } = form;
  return (
    <form ref={element} noValidate aria-label={label} onSubmit={submit} {...rest}>
      {children}
      {otherProblems.size > 0 && (
        <ul role="alert" className="mt-4 text-label text-bad">
          {[...otherProblems].map(([name, message]) => (
            <li key={name}>{`${name}: ${message}`}</li>
          ))}
        </ul>
      )}
    </form>
  );
}

interface DialogActionsProps<Name extends string> {
  form: Form<Name>;
  /** The button is disabled while this field is empty; without it, the button is always enabled. */
  needs?: Name;
  /** The name of the submit button. */
  action: string;
  onCancel: () => void;
}

/** The buttons at the end of a dialog's form. */
export function DialogActions<Name extends string>(props: DialogActionsProps<Name>) {
  const { form, needs, action, onCancel } = props;
  return (
    <div className="mt-1 flex flex-wrap justify-end gap-2">
      <Button variant="secondary" disabled={form.isBusy} onClick={onCancel}>
        Cancel
      </Button>
      <Button
        type="submit"
        loading={form.isBusy}
        disabled={needs !== undefined && form.values[needs]?.trim() === ''}
      >
        {action}
      </Button>
    </div>
  );
}
