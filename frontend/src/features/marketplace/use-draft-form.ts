import { parseOrProblems } from '@proofround/contracts/wire/problems.js';
import { useRef, useState } from 'react';
import { z } from 'zod';

import { fieldProblems } from '../../api/errors';
import { loadKept, submission as sent, submissionOf, type Submission } from '../../lib/draft';
import { storage } from '../../lib/storage';
import { firstPerField, useProblems } from '../../lib/use-problems';

const kept = z.object({
  values: z.record(z.string(), z.string()),
  submission: sent,
});

interface DraftFormOptions<Field extends string, Body> {
  /** Where what is typed is kept until it is sent: it outlives a reload and a closed dialog. */
  draftKey: string;
  /** The body that the typed text stands for, and what it must be. */
  toBody: (text: (field: Field) => string) => unknown;
  schema: z.ZodType<Body>;
  /** Sends the body; `key` is the same for every try of the same content. Throws what failed. */
  send: (body: Body, key: string) => Promise<void>;
}

/** A form that forgives: nothing typed is lost, nothing is sent twice, complaints land on their field. */
export function useDraftForm<Field extends string, Body>(options: DraftFormOptions<Field, Body>) {
  const { draftKey, schema } = options;
  const [start] = useState(() => loadKept(draftKey, kept) ?? { values: {} });
  const [values, setValues] = useState(start.values);
  const submission = useRef<Submission>(start.submission);
  const { form, problems, show, mended, forget } = useProblems();
  const [sending, setSending] = useState(false);

  const keep = (current: Record<string, string>) =>
    storage.set(draftKey, JSON.stringify({ values: current, submission: submission.current }));
  const textOf = (field: Field) => values[field] ?? '';

  const submit = async () => {
    const parsed = parseOrProblems(schema, options.toBody(textOf), 'body');
    if (!parsed.ok) {
      show(firstPerField(parsed.problems));
      return;
    }
    const { key } = (submission.current = submissionOf(parsed.value, submission.current));
    keep(values);
    forget();
    setSending(true);
    try {
      await options.send(parsed.value, key);
      storage.remove(draftKey);
    } catch (error) {
      show(fieldProblems(error));
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
        mended(field);
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
