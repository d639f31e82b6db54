import { startupInput } from '@proofround/contracts/startups/schemas.js';
import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react';

import type { StartupInput } from '../../api/generated/client';
import { ApiForm } from '../../forms/api-form';
import { draftKey } from '../../forms/draft';
import { STARTUP_FIELDS, type StartupField } from '../../forms/fields/startup';
import { type FormHandle, useApiForm } from '../../forms/use-api-form';
import { detailOr } from '../../forms/use-submission';
import { isEnter } from '../../lib/browser';
import { useIsHere } from '../../lib/use-is-here';
import { type Layout, QUESTIONS, screenOf, STEPS } from './layouts';
import { Review } from './review';
import { Screen, ScreenProgress } from './screen';
import { firstInvalidScreen, useFocusOnScreen, useScreen } from './use-screen';
import { WizardActions } from './wizard-actions';

interface WizardProps {
  userId: string;
  layout?: Layout;
  /** Sends the body. Every retry of one submission has the same `key`. */
  send: (body: StartupInput, key: string) => Promise<void>;
}

export const wizardDraft = (userId: string): string => draftKey('create-startup', userId);

/** Whether Enter was pressed in a control that does not submit the form by itself. */
const isEnterToGoOn = (event: KeyboardEvent) =>
  isEnter(event) &&
  !event.shiftKey &&
  (event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLSelectElement);

/** Whether the screen's required fields are filled, and what leads from it to the next or to the startup. */
function stepsOf(
  form: FormHandle<StartupField['name']>,
  layout: Layout,
  { screen, isLast, goTo }: ReturnType<typeof useScreen>,
) {
  const namesOf = (at: number) => layout.screens[at]?.fields.map(({ name }) => name) ?? [];
  const names = namesOf(screen);
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
    void form.check(namesOf(invalid));
  };
  return { isComplete, goOn, create };
}

/** The manual form: one form in five steps (CREATE-2) or as single questions (CREATE-7). */
export function Wizard({ userId, layout = STEPS, send }: WizardProps) {
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
  const current = useScreen(layout, form.values);
  const { screen, isLast, goTo } = current;
  const heading = useRef<HTMLHeadingElement>(null);
  const asksOne = layout === QUESTIONS;
  useFocusOnScreen(form.element, heading, layout, screen);

  const part = layout.screens[screen];
  if (!part) return null;
  const { isComplete, goOn, create } = stepsOf(form, layout, current);
  return (
    <ApiForm
      form={form}
      label="Startup"
      onSubmit={goOn}
      onKeyDown={(event) => asksOne && isEnterToGoOn(event) && goOn(event)}
    >
      <ScreenProgress layout={layout} screen={screen} />
      <Screen form={form} part={part} asksOne={asksOne} heading={heading} />
      {isLast && !asksOne && <Review values={form.values} onEdit={goTo} />}
      <WizardActions
        form={form}
        layout={layout}
        screen={screen}
        isLast={isLast}
        isComplete={isComplete}
        onPrevious={() => goTo(screen - 1)}
        onClear={() => {
          form.discard();
          goTo(0);
        }}
        onCreate={asksOne ? create : form.submit}
      />
    </ApiForm>
  );
}
