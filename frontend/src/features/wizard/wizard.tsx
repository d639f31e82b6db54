import { startupInput } from '@proofround/contracts/startups/schemas.js';
import { parseOrProblems } from '@proofround/contracts/wire/problems.js';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

import type { StartupInput } from '../../api/generated/client';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Progress } from '../../components/progress';
import { StartupField } from '../../components/startup-field';
import { submissionOf } from '../../lib/draft';
import { EMPTY_STARTUP, toBody } from '../../lib/startup-fields';
import type { SubmitResult } from '../../lib/submit';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { firstPerField, useProblems } from '../../lib/use-problems';
import { clearDraft, isStarted, loadDraft, saveDraft, type Draft } from './draft';
import { Review } from './review';
import { STEPS, stepOf } from './steps';

export interface WizardProps {
  userId: string;
  /** Sends the body; `key` is the same for every try of one submission. */
  onSubmit: (body: StartupInput, key: string) => Promise<SubmitResult>;
  /** Back on step 1. */
  onLeave: () => void;
}

const LAST = STEPS.length - 1;

/** Enter in a field of the last step would send what is not reviewed yet. */
function keepEnterFromSending(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** The manual form: one form in five steps, kept locally until it is sent. */
export function Wizard({ userId, onSubmit, onLeave }: WizardProps) {
  const [draft, setDraft] = useState(() => loadDraft(userId));
  const [sending, setSending] = useState(false);
  const [clearing, setClearing] = useState(false);
  const busy = useRef(false);
  // Clearing the first step takes its own button away.
  const { target: heading, act } = useKeptFocus<HTMLHeadingElement>(String(clearing));
  const { step, values } = draft;
  const current = STEPS[step] ?? STEPS[0];
  const last = step === LAST;
  const complete =
    STEPS[0]?.fields.every(({ required, name }) => !required || values[name].trim() !== '') ?? false;

  const update = (next: Partial<Draft>) => {
    const changed = { ...draft, ...next };
    setDraft(changed);
    saveDraft(userId, changed);
    return changed;
  };

  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus();
    shownStep.current = step;
  }, [step]);
  // After the heading: a field that is complained about is where to go on.
  const { form, problems, show, mended, forget } = useProblems();

  const complain = (found: ReadonlyMap<string, string>, now: Draft) => {
    show(found);
    const steps = [...found.keys()].map(stepOf).filter((index) => index >= 0);
    if (steps.length === 0) return;
    const changed = { ...now, step: Math.min(...steps) };
    setDraft(changed);
    saveDraft(userId, changed);
  };

  const submit = async () => {
    if (busy.current) return;
    const body = toBody(values);
    const parsed = parseOrProblems(startupInput, body, 'body');
    if (!parsed.ok) {
      complain(firstPerField(parsed.problems), draft);
      return;
    }
    const submission = submissionOf(body, draft.submission);
    const sent = update({ submission });
    busy.current = true;
    setSending(true);
    forget();
    const result = await onSubmit(parsed.value, submission.key);
    busy.current = false;
    if (result.done) {
      clearDraft(userId); // and still sending, until the page is left
      return;
    }
    setSending(false);
    complain(result.problems, sent);
  };

  if (!current) return null;
  const progress = ((step + 1) / STEPS.length) * 100;
  return (
    <form
      ref={form}
      noValidate
      aria-label="Startup"
      onKeyDown={last ? keepEnterFromSending : undefined}
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
          <span className="tabular">{progress}%</span>
        </div>
        <Progress value={progress} label="Form progress" valueText={`Step ${step + 1} of ${STEPS.length}`} />
      </div>
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-section font-semibold">
        {current.title}
      </h2>
      <fieldset disabled={sending} className="flex min-w-0 flex-col gap-5">
        {current.fields.map((field) => (
          <StartupField
            key={field.name}
            field={field}
            value={values[field.name]}
            error={problems.get(field.name)}
            onChange={(value) => {
              update({ values: { ...values, [field.name]: value } });
              mended(field.name);
            }}
          />
        ))}
      </fieldset>
      {last && <Review values={values} onEdit={(to) => update({ step: to })} />}
      <div className="mt-8 flex flex-wrap items-center justify-between gap-3">
        <Button
          variant="secondary"
          disabled={sending}
          onClick={() => (step === 0 ? onLeave() : update({ step: step - 1 }))}
        >
          {step === 0 ? 'Back' : 'Previous'}
        </Button>
        {isStarted(values) && (
          <Button
            variant="quiet"
            disabled={sending}
            className="mr-auto max-sm:order-last max-sm:mx-auto"
            onClick={() => setClearing(true)}
          >
            Clear form
          </Button>
        )}
        {last ? (
          <Button
            key="create"
            type="submit"
            loading={sending}
            disabled={!complete}
            // The second click of a double click on Next was not meant for this button.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            Create Startup
          </Button>
        ) : (
          <Button key="next" type="submit" disabled={step === 0 && !complete}>
            Next
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={clearing}
        title="Clear the form?"
        description="Everything typed in its five steps will be discarded."
        action="Clear"
        onConfirm={() => {
          act();
          setClearing(false);
          forget();
          setDraft({ step: 0, values: EMPTY_STARTUP });
          clearDraft(userId);
        }}
        onClose={() => setClearing(false)}
      />
    </form>
  );
}
