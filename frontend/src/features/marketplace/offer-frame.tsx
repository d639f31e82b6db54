import type { ReactNode } from 'react';

import type { Offer, PriceRange } from '../../api/generated/work-client';
import { Card } from '../../components/card';
import { formatMoment } from '../../lib/format';
import { LongText } from './long-text';
import { OfferAnswers, type Answer } from './offer-answers';
import { OfferStory } from './offer-story';
import type { Side } from './offer-words';

interface OfferFrameProps {
  offer: Offer;
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
  /** The offer that it answers, if that one is loaded. */
  answered: Offer | undefined;
  onAnswer: (answer: Answer, offerId: string) => void;
  /** Buttons of other features. */
  actions: ReactNode;
}

/** The id of the element that names an offer. */
export const offerTitleId = ({ id }: Pick<Offer, 'id'>): string => `offer-${id}`;

/** An offer as either side sees it: its message, where it stands, its time and the answers to it. */
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
          {event} <time dateTime={offer.created_at}>{formatMoment(offer.created_at)}</time>
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
