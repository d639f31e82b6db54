import type { KeyboardEventHandler, ReactNode, SyntheticEvent } from 'react';

import { Button, type ButtonProps } from '../components/button';
import { isEnter } from '../lib/browser';
import { cn } from '../lib/cn';
import type { FormHandle } from './use-api-form';
import { WHOLE_FORM } from './use-submission';

interface ApiFormProps<Name extends string> {
  form: FormHandle<Name>;
  /** Omit it inside an article. Otherwise the forms of a list would be landmarks with the same name. */
  label?: string;
  className?: string;
  /** Replaces sending the form. */
  onSubmit?: (event: SyntheticEvent) => void;
  onKeyDown?: KeyboardEventHandler | undefined;
  children: ReactNode;
  /** What stands below the problems that belong to no field, such as the button. */
  actions?: ReactNode;
}

/** Ctrl+Enter or Cmd+Enter in a form sends it, unless this field is empty. */
export const sendsOnCtrlEnter =
  <Name extends string>(form: FormHandle<Name>, needs: Name): KeyboardEventHandler =>
  (event) => {
    if (!isEnter(event) || !(event.ctrlKey || event.metaKey) || form.values[needs]?.trim() === '') return;
    event.preventDefault();
    form.submit();
  };

/** The form element. Below the fields it shows the problems that belong to no field. */
export function ApiForm<Name extends string>({
  form,
  label,
  children,
  actions,
  ...rest
}: ApiFormProps<Name>) {
  const { element, submit, otherProblems } = form;
  return (
    <form ref={element} noValidate aria-label={label} onSubmit={submit} {...rest}>
      {children}
      {otherProblems.size > 0 && (
        <div role="alert" className={cn('text-label text-bad', !actions && 'mt-4')}>
          {[...otherProblems].map(([name, message]) => (
            <p key={name}>{name === WHOLE_FORM ? message : `${name}: ${message}`}</p>
          ))}
        </div>
      )}
      {actions}
    </form>
  );
}

interface SubmitButtonProps<Name extends string> extends Omit<ButtonProps, 'form'> {
  form: FormHandle<Name>;
  /** The button is disabled while this field is empty. */
  needs?: Name | undefined;
}

/** The button that sends a form; by default at its start. */
export function SubmitButton<Name extends string>(props: SubmitButtonProps<Name>) {
  const { form, needs, disabled = false, className = 'self-start', ...button } = props;
  const isEmpty = needs !== undefined && form.values[needs]?.trim() === '';
  const state = { loading: form.isBusy, disabled: disabled || isEmpty };
  return <Button type="submit" className={className} {...state} {...button} />;
}

interface DialogActionsProps<Name extends string> extends Pick<SubmitButtonProps<Name>, 'form' | 'needs'> {
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
      <SubmitButton form={form} needs={needs} className="">
        {action}
      </SubmitButton>
    </div>
  );
}
