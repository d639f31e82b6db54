import { FORMER_MEMBER } from '@proofround/contracts/accounts/schemas.js';
import type { ReactNode } from 'react';

import type { Offer } from '../../api/generated/work-client';
import { formatDate, formatMoney } from '../../lib/format';

/** The side of an offer that reads it. */
export type Side = Offer['made_by'];

/** Names the other side of a deal, which another feature loads; `fallback` until it is known. */
export type PartySlot = (props: { dealId: string; fallback: ReactNode }) => ReactNode;

/** What other features add to the offers of a list. */
export interface OffersSlots {
  party?: PartySlot | undefined;
  /** The buttons of an offer. */
  actions?: ((offer: Offer) => ReactNode) | undefined;
}

/**
 * How the owner sees a buyer: the last 8 characters of the id (SHOW-4), which differ between people. The
 * first ones are a time, and people who joined within hours share them.
 */
export const buyerName = (id: string): string =>
  id === FORMER_MEMBER ? 'Deleted account' : `Buyer ${id.slice(-8)}`;

export const OTHER = { buyer: 'owner', owner: 'buyer' } as const satisfies Record<Side, Side>;

/** Who made the offer, and which offer it answers. `answered` is that offer if it is loaded. */
export function makerText(offer: Offer, side: Side, answered: Offer | undefined): string {
  const isMine = offer.made_by === side;
  if (offer.counter_of === null) return isMine ? 'Your offer' : 'Offer of the buyer';
  const whose = isMine ? 'Your counter-offer' : `Counter-offer of the ${offer.made_by}`;
  if (!answered) return `${whose}, in answer to an earlier one`;
  const amount = formatMoney(answered.offer_amount);
  return isMine
    ? `${whose}, in answer to the ${OTHER[side]}’s offer of ${amount}`
    : `${whose}, in answer to yours of ${amount}`;
}

/** Why an offer was rejected, in plain words; null if it was not, or no reason was given. */
export function reasonText({ status, reason, made_by }: Offer, side: Side): string | null {
  if (status !== 'rejected' || reason === null) return null;
  const isMine = made_by === side;
  switch (reason) {
    case 'countered':
      return isMine
        ? `The ${OTHER[side]} answered with a counter-offer.`
        : 'You answered with a counter-offer.';
    case 'withdrawn':
      return side === 'buyer' ? 'You withdrew it.' : 'The buyer withdrew it.';
    case 'expired':
      return 'It expired without an answer.';
    case 'sold':
      return 'Another offer was accepted.';
    case 'withdrawn listing':
      return 'The listing was withdrawn.';
    case 'fell_through':
      return 'The deal fell through.';
    default:
      return `${isMine ? `The ${OTHER[side]}` : 'You'} wrote: “${reason}”`;
  }
}

/** When a pending offer expires, and who has to answer it. */
export function waitText({ status, made_by, expires_at: until }: Offer, side: Side): string | null {
  if (status !== 'pending') return null;
  const whose = made_by === side ? `Waits for the ${OTHER[side]}’s answer` : 'Waits for your answer';
  return until === null ? `${whose}.` : `${whose} until ${formatDate(until)}. Then it expires.`;
}
