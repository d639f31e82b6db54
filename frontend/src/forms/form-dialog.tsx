import type { ReactNode } from 'react';
import type { z } from 'zod';

import { Dialog } from '../components/dialog';
import { ApiForm, DialogActions, sendsOnCtrlEnter } from './api-form';
import { FormFields } from './form-field';
import { type ApiFormOptions, type FormHandle, useApiForm } from './use-api-form';

interface FormDialogProps<Schema extends z.ZodObject, Name extends string> extends Omit<
  ApiFormOptions<Schema, Name>,
  'onDone'
> {
  title: string;
  description: ReactNode;
  /** The accessible name of the form. */
  label: string;
  /** The submit button is disabled while this field is empty. */
  needs?: Name;
  /** Whether Ctrl+Enter sends the form; `needs` must be given. */
  ctrlEnter?: boolean;
  action: string;
  /** Called when the user cancels, and after success unless that leads to another page. */
  onClose: () => void;
  /** Stands above the fields. */
  head?: ReactNode;
  /** Replaces the fields, which by default are those of the form in their order. */
  children?: (form: FormHandle<Name>) => ReactNode;
}

/** A dialog with a form. It stays open while the form is sent. */
export function FormDialog<Schema extends z.ZodObject, Name extends string>(
  props: FormDialogProps<Schema, Name>,
) {
  const { title, description, label, needs, ctrlEnter, action, onClose, head, children, ...options } = props;
  const form = useApiForm({ ...options, ...(!options.leaves && { onDone: onClose }) });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.isBusy && onClose()}
      title={title}
      description={<span className="break-words">{description}</span>}
    >
      {head}
      <ApiForm
        form={form}
        label={label}
        onKeyDown={ctrlEnter && needs !== undefined ? sendsOnCtrlEnter(form, needs) : undefined}
        className="flex flex-col gap-5"
      >
        {children ? children(form) : <FormFields form={form} />}
        <DialogActions form={form} needs={needs} action={action} onCancel={onClose} />
      </ApiForm>
    </Dialog>
  );
}
