import { type Contact, type Deal, DEAL_STEP_NAMES, FORMER_MEMBER_NAME } from '@proofround/contracts';
import type { LetterOfIntent } from '@proofround/pdf';

/** The letter of intent of a deal that the caller is a side of (DEAL-13, DEAL-17). */
export function letterOf(deal: Deal, caller: Contact | null): LetterOfIntent {
  const gone = { name: FORMER_MEMBER_NAME, email: '' };
  const mine = caller ?? gone;
  const theirs = deal.other ?? { ...gone, name: deal.other_name ?? gone.name };
  const [buyer, seller] = deal.role === 'buyer' ? [mine, theirs] : [theirs, mine];
  return {
    reference: deal.id,
    startup: deal.startup?.idea_title ?? deal.startup_title ?? 'a startup',
    buyer,
    seller,
    amount: deal.amount,
    agreed_at: new Date(deal.created_at),
    steps: deal.steps.map(({ step, owed_by, due_at }) => ({
      title: DEAL_STEP_NAMES[step],
      owed_by,
      due_at: new Date(due_at),
    })),
    terms_hash: deal.terms_hash,
    signatures: deal.signatures.map((signature) => ({
      ...signature,
      signed_at: new Date(signature.signed_at),
    })),
  };
}
