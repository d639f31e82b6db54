import { zodResolver } from '@hookform/resolvers/zod';
import { sentenceOf } from '@proofround/contracts/wire/problems.js';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import {
  useForm,
  type UseFormProps,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { z } from 'zod';

import { toast } from '../lib/toast';
import { changesOf, clearDraft, loadDraft, onDraftChangedElsewhere, saveValues } from './draft';
import { type FieldDescriptor, shortLabel, toBody, type Values, valuesOf } from './field';
import { useComplaintFocus } from './use-complaint-focus';
import { type Problems, type SubmissionOptions, useSubmission } from './use-submission';

/** Whether the contract refuses a body without this field. */
export function isRequiredIn(schema: z.ZodObject, name: string): boolean {
  const field: unknown = schema.shape[name];
  return field instanceof z.ZodType && !field.safeParse(null).success;
}

export interface ApiFormOptions<Schema extends z.ZodObject, Name extends string> extends SubmissionOptions<
  z.output<Schema>
> {
  /** The contract's schema for the body. */
  schema: Schema;
  fields: readonly FieldDescriptor<Name>[];
  /** The initial values; by default those of the empty form. */
  base?: Values | undefined;
  /** Body members that are not fields. */
  constants?: Readonly<Record<string, unknown>>;
  /** Called when the user edits a field. */
  onType?: (name: Name, text: string) => void;
}

export interface FormHandle<Name extends string> {
  element: RefObject<HTMLFormElement | null>;
  /** The form element's submit handler. A button outside the form calls it without an event. */
  submit: (event?: SyntheticEvent) => void;
  isBusy: boolean;
  fields: readonly FieldDescriptor<Name>[];
  /** The typed text by field. */
  values: Values;
  /** The fields that differ from the initial values. */
  changed: readonly Name[];
  /** The server's problems that belong to no field. */
  otherProblems: Problems;
  errorOf: (name: Name) => string | undefined;
  isRequired: (name: Name) => boolean;
  /** The properties that connect an input to the form. */
  register: (name: Name) => UseFormRegisterReturn;
  /** Sets a value, for a control that is not an input. */
  change: (name: Name, text: string) => void;
  /** Validates these fields. If one is invalid, shows its error and focuses it. */
  check: (names: readonly Name[]) => Promise<boolean>;
  /** Resets the form to the initial values and deletes the draft. */
  discard: () => void;
}

/** Whether the field can have the value: a choice may have lost an option since the draft was saved. */
const isPossible = ({ kind, options = [] }: FieldDescriptor, text: string) =>
  kind !== 'select' || options.some(({ value }) => value === text);

/** The base values overlaid with the draft's. */
function startOf(base: Values, draft: string | undefined, fields: readonly FieldDescriptor[]): Values {
  const draftValues = draft === undefined ? {} : loadDraft(draft).values;
  const entries = Object.entries(draftValues).filter(([key, text]) =>
    fields.some((field) => field.name === key && isPossible(field, text)),
  );
  return { ...base, ...Object.fromEntries(entries) };
}

const isSecret = ({ kind }: FieldDescriptor) => kind === 'password';

/** Replaces the wire name of a field in the contract's message with the field's label. */
const inLabels = (fields: readonly FieldDescriptor[], message: string | undefined) =>
  fields.reduce(
    (text, field) =>
      field.name.includes('_') ? text?.replace(field.name, `the ${shortLabel(field).toLowerCase()}`) : text,
    message,
  );

/** The message of a field, or of the first entry of a list that has one. */
function messageOf(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(messageOf).find((message) => message !== undefined);
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  return isError && typeof error.message === 'string' ? error.message : undefined;
}

/** The form turns the typed values into the body and checks it by the contract when it is sent. */
const settingsOf = <Schema extends z.ZodObject, Name extends string>(
  { schema, fields, constants }: ApiFormOptions<Schema, Name>,
  defaultValues: Values,
): UseFormProps<Values, unknown, z.output<Schema>> => ({
  defaultValues,
  resolver: zodResolver(
    z
      .record(z.string(), z.string())
      .transform((values): unknown => ({ ...constants, ...toBody(fields, values) }))
      .pipe<z.ZodType<z.output<Schema>>>(schema),
    { error: sentenceOf, reportInput: true },
  ),
  reValidateMode: 'onSubmit',
  shouldFocusError: false,
});

interface ShownDraft {
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset'>;
  draft: string | undefined;
  base: Values;
  fields: readonly FieldDescriptor[];
  secrets: readonly string[];
  leaves: boolean;
}

/** Keeps the form at the values of the entity and of its draft, when either changes elsewhere. */
function useShownDraft({ form, draft, base, fields, secrets, leaves }: ShownDraft): void {
  // If the entity changes elsewhere, the form shows its new values and keeps the user's edits.
  const baseText = JSON.stringify(base);
  const shownBase = useRef(baseText);
  useEffect(() => {
    if (draft === undefined || shownBase.current === baseText) return;
    shownBase.current = baseText;
    form.reset(startOf(base, draft, fields), { keepErrors: true });
  });

  // A draft is shown by every tab. One that another tab has sent or cleared leaves this form, too.
  useEffect(() => {
    if (draft === undefined) return undefined;
    return onDraftChangedElsewhere(draft, () => {
      const before = form.getValues();
      const wasFilled = Object.keys(changesOf(base, before, secrets)).length > 0;
      const unsaved = Object.fromEntries(secrets.map((name) => [name, before[name] ?? '']));
      form.reset({ ...startOf(base, draft, fields), ...unsaved }, { keepErrors: true });
      const isFilled = Object.keys(loadDraft(draft).values).length > 0;
      if (leaves && wasFilled && !isFilled) toast.info('This form was sent or cleared in another tab');
    });
  });
}

/** Focuses the first wrong field of the form element at each complaint. */
function useComplaints() {
  const [complaints, setComplaints] = useState(0);
  const element = useComplaintFocus(complaints);
  return { element, complain: () => setComplaints((count) => count + 1) };
}

/**
 * A form that is validated by the API's contract. It saves a draft, sends equal content with the same
 * Idempotency-Key, shows the contract's and the server's problems on their fields, and focuses the first.
 * A password is never stored.
 */
export function useApiForm<Schema extends z.ZodObject, Name extends string>(
  options: ApiFormOptions<Schema, Name>,
): FormHandle<Name> {
  const { schema, fields, draft, base = valuesOf(fields), onType } = options;
  const [initial] = useState(() => startOf(base, draft, fields));
  const form = useForm<Values, unknown, z.output<Schema>>(settingsOf(options, initial));
  const secrets = fields.filter(isSecret).map(({ name }) => name);
  const { isBusy, submit } = useSubmission({ ...options, isSecret: secrets.length > 0 });
  const [otherProblems, setOtherProblems] = useState<Problems>(new Map());
  const { element, complain } = useComplaints();

  useShownDraft({ form, draft, base, fields, secrets, leaves: options.leaves ?? false });

  const typed = (name: Name) => {
    form.clearErrors(name);
    const values = form.getValues();
    if (draft !== undefined) saveValues(draft, changesOf(base, values, secrets));
    onType?.(name, values[name] ?? '');
  };
  const send = async (body: z.output<Schema>) => {
    setOtherProblems(new Map());
    const problems = await submit(body);
    const isField = (name: string) => fields.some((field) => field.name === name);
    for (const [name, message] of problems) if (isField(name)) form.setError(name, { message });
    setOtherProblems(new Map([...problems].filter(([name]) => !isField(name))));
  };
  const watched = useWatch({ control: form.control });
  const values: Values = Object.fromEntries(fields.map(({ name }) => [name, watched[name] ?? '']));
  const { errors } = form.formState;

  return {
    element,
    isBusy,
    fields,
    values,
    otherProblems,
    changed: fields.map(({ name }) => name).filter((name) => values[name] !== base[name]),
    errorOf: (name) => inLabels(fields, messageOf(errors[name])),
    isRequired: (name) =>
      isRequiredIn(schema, name) || fields.some((field) => field.name === name && field.isRequired),
    register: (name) => form.register(name, { onChange: () => typed(name) }),
    change: (name, text) => {
      const path: string = name;
      form.setValue(path, text);
      typed(name);
    },
    check: async (names) => {
      const isValid = await form.trigger([...names]);
      if (!isValid) complain();
      return isValid;
    },
    discard: () => {
      form.reset(base);
      setOtherProblems(new Map());
      if (draft !== undefined) clearDraft(draft);
    },
    submit: (event) => void form.handleSubmit(send)(event).then(complain),
  };
}
