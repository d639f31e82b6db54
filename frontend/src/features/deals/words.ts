import type { Deal, DealRole, DealState, DealStep, DealStepName } from '../../api/generated/work-client';

export const STEP_NAMES: Record<DealStepName, string> = {
  letter_of_intent: 'Letter of intent',
  diligence: 'Due diligence',
  agreement: 'Purchase agreement',
  payment: 'Payment',
  handover: 'Handover',
};

export const STEP_TEXTS: Record<DealStepName, string> = {
  letter_of_intent: 'Both agree on the terms in writing.',
  diligence: 'The buyer has checked the figures, the code and the contracts.',
  agreement: 'Both have signed the contract of sale, outside of Proofround.',
  payment: 'The buyer has paid, and the seller has received the money.',
  handover: 'The seller has handed over the code, accounts and rights.',
};

export const STATE_NAMES: Record<DealState, string> = {
  open: 'Open',
  completed: 'Completed',
  fell_through: 'Fell through',
};

export const ROLE_NAMES: Record<DealRole, string> = { buyer: 'Buyer', seller: 'Seller' };

export const OTHER_ROLE = { buyer: 'seller', seller: 'buyer' } as const satisfies Record<DealRole, DealRole>;

export const DELETED_ACCOUNT = 'Deleted account';

/** The startup's name, which a completed deal keeps (DEAL-17); any other deal outlives it. */
export const dealTitle = ({
  startup,
  startup_title: kept,
}: Pick<Deal, 'startup' | 'startup_title'>): string => startup?.idea_title ?? kept ?? 'Deleted startup';

/** Whether the user has signed the present terms. */
export const hasSigned = ({ signatures, role, terms_hash }: Deal): boolean =>
  signatures.some((signature) => signature.role === role && signature.terms_hash === terms_hash);

/** The other side's name; a completed deal keeps it when the account is deleted (DEAL-17). */
export const otherName = ({ other, other_name: kept }: Pick<Deal, 'other' | 'other_name'>): string | null =>
  other?.name ?? kept ?? null;

/** What a step waits for, as its reader is told: the side that owes it, or then the other's confirmation. */
export function owedText(step: DealStep, role: DealRole): string {
  const { owed_by: owedBy, done_by_me: mine, done_by_them: theirs } = step;
  if (owedBy === 'both' && theirs && !mine) return `Confirmed by the ${OTHER_ROLE[role]}; waiting for you`;
  if (owedBy === 'both' && mine) return `Confirmed by you; waiting for the ${OTHER_ROLE[role]}`;
  if (owedBy === 'both') return 'Both of you owe it';
  if (owedBy === role) return mine ? `The ${OTHER_ROLE[role]} owes a confirmation` : 'You owe it';
  return theirs ? 'You owe a confirmation' : `The ${owedBy} owes it`;
}

/** Whether the user must sign the letter of intent, which confirms its step. */
export const needsSignature = (step: DealStep, deal: Deal): boolean =>
  step.step === 'letter_of_intent' && !step.done_by_me && !hasSigned(deal);

/** Whether both confirmed the letter of intent, and neither signed it here. */
export const isUnsigned = ({ step, done_at: doneAt }: DealStep, { signatures }: Deal): boolean =>
  step === 'letter_of_intent' && doneAt !== null && signatures.length === 0;

/** The first step that the user has not confirmed; undefined once all are confirmed. */
export const nextStepOf = ({ steps }: Deal): DealStep | undefined =>
  steps.find(({ done_by_me: mine }) => !mine);

/** An earlier step that waits for the other side only, while the user's next step is the other side's to do. */
export function awaitedStepOf(deal: Deal): DealStep | undefined {
  const next = nextStepOf(deal);
  if (next?.owed_by !== OTHER_ROLE[deal.role] || next.done_by_them) return undefined;
  const first = deal.steps.find(({ done_at: doneAt }) => doneAt === null);
  return first?.done_by_me ? first : undefined;
}
