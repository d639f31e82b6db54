import { Check } from 'lucide-react';
import { useId } from 'react';

import type { PlanOffer as Offer } from '../../api/generated/account-client';
import { Button } from '../../components/button';
import { cn } from '../../lib/cn';
import { formatMoney } from '../../lib/format';
import { useCheckout } from './use-checkout';

const INTERVALS = { month: 'per month', year: 'per year' } as const;
const PAYMENTS = { month: 'Monthly', year: 'Annual' } as const;

export const intervalText = (interval: Offer['interval']): string => INTERVALS[interval];
export const paymentText = (interval: Offer['interval']): string => PAYMENTS[interval];

/** An available plan with its price and a button to the payment page. */
function PlanOffer({ offer, alone }: { offer: Offer; alone: boolean }) {
  const id = useId();
  const { begin, isBeginning } = useCheckout(offer.plan);
  return (
    <article aria-labelledby={id} className="flex flex-col gap-4 rounded-card border border-line p-4">
      <h3 id={id} className="text-body font-medium">
        {alone ? offer.name : paymentText(offer.interval)}
      </h3>
      <p>
        <span className="text-page font-semibold tabular">{formatMoney(offer.price)}</span>{' '}
        <span className="text-label text-muted">{intervalText(offer.interval)}</span>
      </p>
      <Button loading={isBeginning} onClick={begin}>
        {alone ? `Get ${offer.name}` : offer.interval === 'month' ? 'Pay monthly' : 'Pay annually'}
      </Button>
    </article>
  );
}

export function Benefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {benefits.map((benefit) => (
        <li key={benefit} className="flex gap-3 text-body text-text-2">
          <Check className="mt-0.5 size-4 shrink-0 text-ok" aria-hidden />
          {benefit}
        </li>
      ))}
    </ul>
  );
}

/** The available plans with their benefits. */
export function PlanOffers({ offers, benefits }: { offers: readonly Offer[]; benefits: readonly string[] }) {
  const isAlone = offers.length === 1;
  return (
    <div className={cn('grid gap-5', isAlone && 'items-start sm:grid-cols-2')}>
      <Benefits benefits={benefits} />
      <div className={cn('grid gap-4', !isAlone && 'sm:grid-cols-2')}>
        {offers.map((offer) => (
          <PlanOffer key={offer.plan} offer={offer} alone={isAlone} />
        ))}
      </div>
    </div>
  );
}
