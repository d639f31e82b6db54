import type { ReactNode } from 'react';

import type { Offer, PriceRange } from '../../api/generated/work-client';
import { Card } from '../../components/card';
import { Moment } from '../../components/time';
import { formatMoney } from '../../lib/format';
import { LongText } from './long-text';
import { type Answer, OfferAnswers } from './offer-answers';
import { makerText, type PartySlot, reasonText, type Side, waitText } from './offer-words';

/** The properties of an offer's card, the same for both sides. */
export interface OfferCardProps {
  offer: Offer;
  /** The offer that it answers, if that one is loaded. */
  answered?: Offer | undefined;
  onAnswer: (answer: Answer, offerId: string) => void;
  /** Names the other side of an accepted offer. */
  party?: PartySlot | undefined;
  /** Buttons of other features. */
  actions?: ReactNode;
}

interface OfferFrameProps extends Omit<OfferCardProps, 'party'> {
  /** The side that reads it. */
  side: Side;
  /** The row above the message. It contains the element with the id `offerTitleId`. */
  head: ReactNode;
  /** Names the message in a button's label: "your message". */
  messageOf: string;
  /** What happened at the offer's time, such as "Received". */
  event: string;
  range: PriceRange | null | undefined;
  answers: readonly Answer[];
}

/** The id of the element that names an offer. */
export const offerTitleId = ({ id }: Pick<Offer, 'id'>): string => `offer-${id}`;

/** An offer as a side sees it: message, state, time and possible answers. */
export function OfferFrame(props: OfferFrameProps) {
  const { offer, side, head, messageOf, event, range, answers, answered, onAnswer, actions } = props;
  const titleId = offerTitleId(offer);
  return (
    <Card
      data-takes-focus
      tabIndex={-1}
      as="article"
      aria-labelledby={titleId}
      className="flex min-w-0 flex-col gap-3"
    >
      {head}
      {offer.message && <LongText of={messageOf}>{offer.message}</LongText>}
      <OfferStory offer={offer} side={side} answered={answered} range={range} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="text-meta text-muted">
          {event} <Moment at={offer.created_at} />
        </p>
        <OfferAnswers
          offer={offer}
          answers={answers}
          onAnswer={onAnswer}
          describedBy={titleId}
          actions={actions}
        />
      </div>
    </Card>
  );
}

/** The state of an offer: its position on the price range, the offer that it answers, and its outcome. */
function OfferStory(props: Pick<OfferFrameProps, 'offer' | 'side' | 'answered' | 'range'>) {
  const { offer, side, answered, range } = props;
  const lines = [reasonText(offer, side), waitText(offer, side)].filter((line) => line !== null);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {range && <PriceBand amount={offer.offer_amount} range={range} />}
      <p className="text-label text-text-2">{makerText(offer, side, answered)}</p>
      {lines.map((line) => (
        <p key={line} className="text-label break-words whitespace-pre-line text-text-2">
          {line}
        </p>
      ))}
    </div>
  );
}

const dollars = (amount: number) => formatMoney(Math.round(amount));

function wordForPosition(amount: number, { low, high }: PriceRange): string {
  if (amount < low) return 'Below';
  return amount > high ? 'Above' : 'Within';
}

/** An offer on the indicative price range. The bar repeats the sentence below it. */
function PriceBand({ amount, range }: { amount: number; range: PriceRange }) {
  const end = Math.max(range.high, amount) * 1.1;
  const share = (value: number) => `${(100 * value) / end}%`;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="relative h-2 max-w-md rounded-full bg-track" aria-hidden>
        <div
          className="absolute inset-y-0 rounded-full bg-primary"
          style={{ left: share(range.low), width: share(range.high - range.low) }}
        />
        <div
          className="absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full bg-text outline-2 outline-surface"
          style={{ left: share(amount) }}
        />
      </div>
      <p className="text-meta text-muted">
        {wordForPosition(amount, range)} the indicative range of{' '}
        <span className="tabular">
          {dollars(range.low)} to {dollars(range.high)}
        </span>
        , which is guidance only
      </p>
    </div>
  );
}
