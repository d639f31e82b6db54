import type { ReactNode } from 'react';

import { Dialog } from '../components/dialog';
import { ApiForm, DialogActions } from './api-form';
import { FormField } from './form-field';
import type { ApiForm as Form } from './use-api-form';

interface FormDialogProps<Name extends string> {
  form: Form<Name>;
  title: string;
  description: ReactNode;
  /** The accessible name of the form. */
  label: string;
  /** The submit button is disabled while this field is empty. */
  needs?: Name;
  /** The name of the submit button. */
  action: string;
  onClose: () => void;
  /** Stands above the fields. */
  head?: ReactNode;
  /** Replaces the fields, which by default are those of the form in their order. */
  children?: ReactNode;
}

/** A dialog with a form. It stays open while the form is sent. */
export function FormDialog<Name extends string>(props: FormDialogProps<Name>) {
  const { form, title, description, label, onClose, head, children, ...actions } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.isBusy && onClose()}
      title={title}
      description={<span className="break-words">{description}</span>}
    >
      {head}
      <ApiForm form={form} label={label} className="flex flex-col gap-5">
        {children ?? form.fields.map(({ name }) => <FormField key={name} form={form} name={name} />)}
        <DialogActions form={form} onCancel={onClose} {...actions} />
      </ApiForm>
    </Dialog>
  );
}
