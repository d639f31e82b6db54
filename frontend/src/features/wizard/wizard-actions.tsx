import { useState } from 'react';

import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { ConfirmDialog } from '../../components/confirm-dialog';
import type { StartupField } from '../../forms/fields/startup';
import type { FormHandle } from '../../forms/use-api-form';
import { type Layout, QUESTIONS } from './layouts';

interface WizardActionsProps {
  form: FormHandle<StartupField['name']>;
  layout: Layout;
  screen: number;
  isLast: boolean;
  /** Whether the required fields of the screen are filled. */
  isComplete: boolean;
  onPrevious: () => void;
  onClear: () => void;
  onCreate: () => void;
}

const isFilled = (form: WizardActionsProps['form'], name: StartupField['name']) =>
  form.values[name]?.trim() !== '';

/** The buttons below the fields of the manual form. */
export function WizardActions(props: WizardActionsProps) {
  const { form, layout, screen, isLast, isComplete, onPrevious, onClear, onCreate } = props;
  const asksOne = layout === QUESTIONS;
  const names = layout.screens[screen]?.fields.map(({ name }) => name) ?? [];
  const isSkipped = asksOne && names.every((name) => !form.isRequired(name) && !isFilled(form, name));
  const isEnough = form.fields.every(({ name }) => !form.isRequired(name) || isFilled(form, name));
  return (
    <>
      {asksOne && (
        <p role="status" className="mt-8 min-h-10 text-label text-text-2">
          {isEnough && !isLast && 'Enough for a score. Each further answer can win points, now or later.'}
        </p>
      )}
      <div
        className={
          asksOne
            ? 'mt-2 flex flex-wrap items-center justify-between gap-3'
            : 'mt-8 flex flex-wrap items-center justify-between gap-3'
        }
      >
        {screen === 0 ? (
          <ButtonLink to="/dashboard" variant="secondary">
            Back
          </ButtonLink>
        ) : (
          <Button variant="secondary" disabled={form.isBusy} onClick={onPrevious}>
            Previous
          </Button>
        )}
        <ClearForm
          isOffered={!asksOne && form.changed.some((name) => isFilled(form, name))}
          disabled={form.isBusy}
          onClear={onClear}
        />
        {asksOne && isEnough && !isLast && (
          <Button
            variant="secondary"
            loading={form.isBusy}
            className="ml-auto max-sm:order-last max-sm:w-full"
            onClick={onCreate}
          >
            Get my score now
          </Button>
        )}
        {isLast ? (
          // Ignores the second click of a double click on Next.
          <Button key="create" loading={form.isBusy} onClick={(event) => event.detail <= 1 && onCreate()}>
            {asksOne ? 'Get my score now' : 'Create Startup'}
          </Button>
        ) : (
          <Button key="next" type="submit" disabled={!isComplete || form.isBusy}>
            {isSkipped ? 'Skip' : 'Next'}
          </Button>
        )}
      </div>
    </>
  );
}

interface ClearFormProps {
  isOffered: boolean;
  disabled: boolean;
  onClear: () => void;
}

/** Asks before it empties the form. */
function ClearForm({ isOffered, disabled, onClear }: ClearFormProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {isOffered && (
        <Button
          variant="quiet"
          disabled={disabled}
          className="mr-auto max-sm:order-last max-sm:mx-auto"
          onClick={() => setAsking(true)}
        >
          Clear form
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Clear the form?"
        description="Everything typed in its five steps will be discarded."
        action="Clear"
        onConfirm={() => {
          setAsking(false);
          onClear();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
