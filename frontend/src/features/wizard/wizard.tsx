import { startupInput } from '@proofround/contracts/startups/schemas.js';
import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';

import type { StartupInput } from '../../api/generated/client';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Progress } from '../../components/progress';
import { ApiForm, FormField } from '../../forms/api-form';
import { draftKey } from '../../forms/draft';
import { STARTUP_FIELDS } from '../../forms/fields/startup';
import { detailOr, useApiForm } from '../../forms/use-api-form';
import { isEnter } from '../../lib/keys';
import { useIsHere } from '../../lib/use-is-here';
import { QUESTIONS, screenOf, STEPS, type Layout } from './layouts';
import { Review } from './review';
import { firstInvalidScreen, useFocusOnScreen, useScreen } from './use-screen';
import { WizardActions } from './wizard-actions';

interface WizardProps {
  userId: string;
  layout?: Layout;
  /** Sends the body. Every retry of one submission has the same `key`. */
  send: (body: StartupInput, key: string) => Promise<void>;
  /** Called for Back on the first screen. */
  onLeave: () => void;
}

export const wizardDraft = (userId: string): string => draftKey('create-startup', userId);

/** Whether Enter was pressed in a control that does not submit the form by itself. */
const isEnterToGoOn = (event: KeyboardEvent) =>
  isEnter(event) &&
  !event.shiftKey &&
  (event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLSelectElement);

/** The manual form: one form in five steps (CREATE-2) or as single questions (CREATE-7). */
export function Wizard({ userId, layout = STEPS, send, onLeave }: WizardProps) {
  const isHere = useIsHere();
  const form = useApiForm({
    schema: startupInput,
    fields: STARTUP_FIELDS,
    draft: wizardDraft(userId),
    leaves: true,
    send,
    failure: (error) => {
      const problems = detailOr('Failed to create startup')(error);
      const screens = [...problems.keys()].map((name) => screenOf(layout, name)).filter((at) => at >= 0);
      if (screens.length > 0 && isHere()) goTo(Math.min(...screens));
      return problems;
    },
  });
  const { screen, isLast, goTo } = useScreen(layout, form.values);
  const [isClearing, setClearing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const asksOne = layout === QUESTIONS;
  useFocusOnScreen(form.element, heading, layout, screen);

  const part = layout.screens[screen];
  if (!part) return null;
  const names = part.fields.map(({ name }) => name);
  const isComplete = names.every((name) => !form.isRequired(name) || form.values[name]?.trim() !== '');
  const goOn = (event: SyntheticEvent) => {
    event.preventDefault();
    // On the last screen Enter does not submit, because only a button creates the startup.
    if (!isLast && isComplete) void form.check(names).then((isValid) => isValid && goTo(screen + 1));
  };
  const create = () => {
    const invalid = firstInvalidScreen(layout, form.values);
    // Fields of other screens may be invalid only after the user went back from them.
    if (invalid === undefined || invalid === screen) {
      form.submit();
      return;
    }
    goTo(invalid);
    void form.check(layout.screens[invalid]?.fields.map(({ name }) => name) ?? []);
  };
  return (
    <ApiForm
      form={form}
      label="Startup"
      onSubmit={goOn}
      onKeyDown={(event) => asksOne && isEnterToGoOn(event) && goOn(event)}
    >
      <ScreenProgress layout={layout} screen={screen} />
      <h2
        ref={heading}
        data-takes-focus
        tabIndex={-1}
        className={asksOne ? 'mb-1 text-label text-muted' : 'mb-4 text-section font-semibold'}
      >
        {part.title}
      </h2>
      <div className="flex min-w-0 flex-col gap-5">
        {names.map((name) => (
          <FormField key={name} form={form} name={name} isQuestion={asksOne} />
        ))}
      </div>
      {asksOne && part.fields[0]?.kind === 'area' && (
        <p className="mt-2 text-meta text-muted max-sm:hidden">
          Enter goes on, Shift+Enter starts a new line.
        </p>
      )}
      {isLast && !asksOne && <Review values={form.values} onEdit={goTo} />}
      <WizardActions
        form={form}
        layout={layout}
        screen={screen}
        isLast={isLast}
        isComplete={isComplete}
        onBack={() => (screen === 0 ? onLeave() : goTo(screen - 1))}
        onClear={() => setClearing(true)}
        onCreate={asksOne ? create : form.submit}
      />
      <ConfirmDialog
        open={isClearing}
        title="Clear the form?"
        description="Everything typed in its five steps will be discarded."
        action="Clear"
        onConfirm={() => {
          setClearing(false);
          form.discard();
          goTo(0);
        }}
        onClose={() => setClearing(false)}
      />
    </ApiForm>
  );
}

/** The number and share of screens reached. A single question is announced, because the focus moves to its field. */
function ScreenProgress({ layout, screen }: { layout: Layout; screen: number }) {
  const text = `${layout.noun} ${screen + 1} of ${layout.screens.length}`;
  const percent = Math.round(((screen + 1) / layout.screens.length) * 100);
  return (
    <div className="mb-6">
      <div className="mb-2 flex items-baseline justify-between gap-3 text-label text-muted">
        <span role={layout === QUESTIONS ? 'status' : undefined}>{text}</span>
        <span className="tabular">{percent}%</span>
      </div>
      <Progress value={percent} label="Form progress" valueText={text} />
    </div>
  );
}
