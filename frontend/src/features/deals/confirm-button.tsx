import type { Deal, DealStep } from '../../api/generated/work-client';
import { Button } from '../../components/button';
import { ConfirmedAction } from '../../forms/confirmed-action';
import { SendButton } from '../../forms/send-button';
import { titled } from '../../forms/use-submission';
import { useDialogParam } from '../../lists/use-dialog-param';
import { useDealsConfirmStepMutation } from './api';
import { OTHER_ROLE, STEP_NAMES } from './words';

const LIST = new Intl.ListFormat('en-US');

/** "The letter of intent is still open.", or that only the other side has not confirmed it. */
function stillOpen({ open_before: open }: DealStep, { steps, role }: Deal): string {
  const names = LIST.format(open.map((name) => STEP_NAMES[name].toLowerCase()));
  const waitsForOther = open.every((name) => steps.find(({ step }) => step === name)?.done_by_me);
  const missing = waitsForOther
    ? `: the ${OTHER_ROLE[role]} has not confirmed ${open.length > 1 ? 'them' : 'it'} yet`
    : '';
  return `The ${names} ${open.length > 1 ? 'are' : 'is'} still open${missing}.`;
}

interface ConfirmButtonProps {
  step: DealStep;
  deal: Deal;
  titleId: string;
  isNext: boolean;
}

/** Confirms a step or takes that back. While an earlier step is not done, it asks first (DEAL-15). */
export function ConfirmButton({ step, deal, titleId, isNext }: ConfirmButtonProps) {
  const [confirm] = useDealsConfirmStepMutation();
  const question = useDialogParam('confirm-step');
  const done = !step.done_by_me;
  const sending = {
    send: () => confirm({ id: deal.id, step: step.step, dealStepInput: { done } }).unwrap(),
    done: done ? 'Step confirmed' : 'Confirmation taken back',
    failure: titled(done ? 'Failed to confirm the step' : 'Failed to take it back'),
  };
  if (!done || step.open_before.length === 0)
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
          description={stillOpen(step, deal)}
          action="Confirm anyway"
          tone="primary"
          onClose={question.close}
          {...sending}
        />
      )}
    </>
  );
}
