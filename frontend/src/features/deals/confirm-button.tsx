import type { Deal, DealStep } from '../../api/generated/work-client';
import { Button } from '../../components/button';
import { ConfirmedAction } from '../../forms/confirmed-action';
import { SendButton } from '../../forms/send-button';
import { titled } from '../../forms/use-submission';
import { useDialogParam } from '../../lists/use-dialog-param';
import { useDealsConfirmStepMutation } from './api';
import { STEP_NAMES } from './words';

/** The first step before this one that the user has not confirmed; undefined without one. */
function earlierOpenStep({ step }: DealStep, { steps }: Deal): DealStep | undefined {
  const before = steps.slice(
    0,
    steps.findIndex((one) => one.step === step),
  );
  return before.find(({ done_at: doneAt, done_by_me: mine }) => doneAt === null && !mine);
}

interface ConfirmButtonProps {
  step: DealStep;
  deal: Deal;
  titleId: string;
  isNext: boolean;
}

/** Confirms a step or takes that back. While an earlier step of the user is open, it asks first. */
export function ConfirmButton({ step, deal, titleId, isNext }: ConfirmButtonProps) {
  const [confirm] = useDealsConfirmStepMutation();
  const question = useDialogParam('confirm-step');
  const done = !step.done_by_me;
  const sending = {
    send: () => confirm({ id: deal.id, step: step.step, dealStepInput: { done } }).unwrap(),
    done: done ? 'Step confirmed' : 'Confirmation taken back',
    failure: titled(done ? 'Failed to confirm the step' : 'Failed to take it back'),
  };
  const earlier = done ? earlierOpenStep(step, deal) : undefined;
  if (!earlier)
    return (
      <SendButton
        variant={isNext ? 'primary' : 'secondary'}
        size="small"
        aria-describedby={titleId}
        {...sending}
      >
        {done ? 'Confirm' : 'Take back'}
      </SendButton>
    );
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-describedby={titleId}
        onClick={() => question.open(step.step)}
      >
        Confirm
      </Button>
      {question.value === step.step && (
        <ConfirmedAction
          title={`Confirm ${STEP_NAMES[step.step].toLowerCase()} anyway?`}
          description={`The ${STEP_NAMES[earlier.step].toLowerCase()} is still open.`}
          action="Confirm anyway"
          tone="primary"
          onClose={question.close}
          {...sending}
        />
      )}
    </>
  );
}
