import { parseOrProblems } from '@proofround/contracts/wire/problems.js';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';

import { fieldProblems } from '../../api/errors';
import { storage } from '../../lib/storage';

const kept = z.object({
  values: z.record(z.string(), z.string()),
  submission: z.object({ body: z.string(), key: z.string() }).optional(),
});
type Submission = z.infer<typeof kept>['submission'];

export interface DraftFormOptions<Field extends string, Body> {
  /** Where what is typed is kept until it is sent: it outlives a reload and a closed dialog. */
  draftKey: string;
  /** The body that the typed text stands for, and what it must be. */
  toBody: (text: (field: Field) => string) => unknown;
  schema: z.ZodType<Body>;
  /** Sends the body; `key` is the same for every try of the same content. Throws what failed. */
  send: (body: Body, key: string) => Promise<void>;
}

function load(draftKey: string): z.infer<typeof kept> {
  try {
    return kept.parse(JSON.parse(storage.get(draftKey) ?? ''));
  } catch {
    return { values: {} };
  }
}

const NO_PROBLEMS: ReadonlyMap<string, string> = new Map();

/** A form that forgives: nothing typed is lost, nothing is sent twice, complaints land on their field. */
export function useDraftForm<Field extends string, Body>(options: DraftFormOptions<Field, Body>) {
  const { draftKey, schema } = options;
  const [start] = useState(() => load(draftKey));
  const [values, setValues] = useState(start.values);
  const submission = useRef<Submission>(start.submission);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // The first field that is complained about, whoever complained; not while it is being mended.
  const [complaints, setComplaints] = useState(0);
  useEffect(() => {
    if (complaints > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [complaints]);

  const keep = (current: Record<string, string>) =>
    storage.set(draftKey, JSON.stringify({ values: current, submission: submission.current }));
  const complain = (found: ReadonlyMap<string, string>) => {
    setProblems(found);
    setComplaints((count) => count + 1);
  };
  const textOf = (field: Field) => values[field] ?? '';

  const submit = async () => {
    const parsed = parseOrProblems(schema, options.toBody(textOf), 'body');
    if (!parsed.ok) {
      complain(fieldProblems({ data: { detail: parsed.problems } }));
      return;
    }
    // The same content is the same submission, however often it is tried.
    const body = JSON.stringify(parsed.value);
    if (submission.current?.body !== body) submission.current = { body, key: crypto.randomUUID() };
    keep(values);
    setProblems(NO_PROBLEMS);
    setSending(true);
    try {
      await options.send(parsed.value, submission.current.key);
      storage.remove(draftKey);
    } catch (error) {
      complain(fieldProblems(error));
    } finally {
      setSending(false);
    }
  };

  return {
    sending,
    textOf,
    errorOf: (field: Field) => problems.get(field),
    /** What a control needs to be part of the form. */
    control: (field: Field) => ({
      name: field,
      value: textOf(field),
      onChange: ({ target }: { target: { value: string } }) => {
        const changed = { ...values, [field]: target.value };
        setValues(changed);
        keep(changed);
        if (problems.has(field)) setProblems(new Map([...problems].filter(([name]) => name !== field)));
      },
    }),
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        if (!sending) void submit();
      },
    },
  };
}
