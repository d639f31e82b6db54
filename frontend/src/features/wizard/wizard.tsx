import { startupInput } from '@proofround/contracts/startups/schemas.js';
import { parseOrProblems } from '@proofround/contracts/wire/problems.js';
import { useEffect, useRef, useState } from 'react';

import { Button } from '../../components/button';
import { Field, Input, Select, Textarea } from '../../components/field';
import { Progress } from '../../components/progress';
import type { StartupInput } from '../../api/generated/client';
import { clearDraft, loadDraft, saveDraft } from './draft';
import { SECTORS, stepOf, STEPS, toBody, type FieldName, type WizardField, type WizardValues } from './steps';

/** What became of a submission: nothing to say, or what is wrong with which field. */
export type SubmitResult = { done: true } | { done: false; problems: ReadonlyMap<string, string> };

export interface WizardProps {
  userId: string;
  /** Sends the body; `key` is the same for every try of one submission. */
  onSubmit: (body: StartupInput, key: string) => Promise<SubmitResult>;
  /** Back on step 1. */
  onLeave: () => void;
}

const INPUT_MODES = { count: 'numeric', money: 'decimal', url: 'url' } as const;

function Control({
  field,
  ...props
}: {
  field: WizardField;
  id?: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const { value, onChange, ...rest } = props;
  const common = {
    ...rest,
    name: field.name,
    value,
    placeholder: field.placeholder,
    required: field.required,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  switch (field.kind) {
    case 'area':
      return <Textarea rows={3} {...common} />;
    case 'stage':
      return (
        <Select {...common}>
          <option value="idea">Idea</option>
          <option value="mvp">MVP</option>
          <option value="launched">Launched</option>
          <option value="growing">Growing</option>
        </Select>
      );
    case 'sector':
      return (
        <>
          <Input list="sectors" {...common} />
          <datalist id="sectors">
            {SECTORS.map((sector) => (
              <option key={sector} value={sector} />
            ))}
          </datalist>
        </>
      );
    case 'text':
      return <Input {...common} />;
    default:
      return <Input inputMode={INPUT_MODES[field.kind]} {...common} />;
  }
}

/** The manual form: one form in five steps, kept locally until it is sent. */
export function Wizard({ userId, onSubmit, onLeave }: WizardProps) {
  const [{ step, values }, setDraft] = useState(() => loadDraft(userId));
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [sending, setSending] = useState(false);
  const submission = useRef<{ body: string; key: string } | undefined>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const current = STEPS[step] ?? STEPS[0];
  const last = step === STEPS.length - 1;
  const complete =
    STEPS[0]?.fields.every(({ required, name }) => !required || values[name].trim() !== '') ?? false;

  const update = (next: { step?: number; values?: WizardValues }) =>
    setDraft((draft) => {
      const changed = { ...draft, ...next };
      saveDraft(userId, changed);
      return changed;
    });
  const firstRender = useRef(true);
  useEffect(() => {
    if (firstRender.current) firstRender.current = false;
    else heading.current?.focus();
  }, [step]);

  const showProblems = (found: ReadonlyMap<string, string>) => {
    setProblems(found);
    const steps = [...found.keys()].map((name) => stepOf(name as FieldName)).filter((index) => index >= 0);
    if (steps.length > 0) update({ step: Math.min(...steps) });
  };

  const submit = async () => {
    const body = toBody(values);
    const parsed = parseOrProblems(startupInput, body, 'body');
    if (!parsed.ok) {
      showProblems(new Map(parsed.problems.map(({ loc, msg }) => [String(loc[1]), msg])));
      return;
    }
    // The same content is the same submission, however often the button is pressed.
    const text = JSON.stringify(body);
    if (submission.current?.body !== text) submission.current = { body: text, key: crypto.randomUUID() };
    setSending(true);
    const result = await onSubmit(parsed.value, submission.current.key);
    setSending(false);
    if (result.done) clearDraft(userId);
    else showProblems(result.problems);
  };

  if (!current) return null;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (last) void submit();
        else if (step > 0 || complete) update({ step: step + 1 });
      }}
    >
      <div className="mb-6">
        <div className="mb-2 flex items-baseline justify-between gap-3 text-label text-muted">
          <span>
            Step {step + 1} of {STEPS.length}
          </span>
          <span className="tabular">{((step + 1) / STEPS.length) * 100}%</span>
        </div>
        <Progress
          value={((step + 1) / STEPS.length) * 100}
          label="Form progress"
          valueText={`Step ${step + 1} of ${STEPS.length}`}
        />
      </div>
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-section font-semibold">
        {current.title}
      </h2>
      <fieldset disabled={sending} className="flex flex-col gap-5">
        {current.fields.map((field) => (
          <Field
            key={field.name}
            label={field.label}
            hint={field.hint}
            optional={!field.required && field.kind !== 'stage'}
            error={problems.get(field.name)}
          >
            <Control
              field={field}
              value={values[field.name]}
              onChange={(value) => {
                update({ values: { ...values, [field.name]: value } });
                if (problems.has(field.name))
                  setProblems(new Map([...problems].filter(([name]) => name !== field.name)));
              }}
            />
          </Field>
        ))}
      </fieldset>
      <div className="mt-8 flex justify-between gap-3">
        <Button
          variant="secondary"
          disabled={sending}
          onClick={() => (step === 0 ? onLeave() : update({ step: step - 1 }))}
        >
          {step === 0 ? 'Back' : 'Previous'}
        </Button>
        {last ? (
          <Button type="submit" loading={sending} disabled={!complete}>
            Create Startup
          </Button>
        ) : (
          <Button type="submit" disabled={step === 0 && !complete}>
            Next
          </Button>
        )}
      </div>
    </form>
  );
}
