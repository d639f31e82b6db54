import { useState } from 'react';

import type { PlanOffer, Subscription } from '../../api/generated/account-client';
import { Button } from '../../components/button';
import { ConfirmedAction } from '../../forms/confirmed-action';
import { SendButton } from '../../forms/send-button';
import { detailOr } from '../../forms/use-submission';
import { formatDate, formatMoney } from '../../lib/format';
import { toast } from '../../lib/toast';
import { intervalText, paymentText } from './plan-offer';
import {
  usePortalOpenMutation,
  useSubscriptionsCancelMutation,
  useSubscriptionsChangeMutation,
  useSubscriptionsResumeMutation,
} from './subscription-api';

/** Opens Stripe's billing portal, which returns to this page. */
export function PortalButton({ urgent = false }: { urgent?: boolean }) {
  const [open] = usePortalOpenMutation();
  const leave = async () => {
    const { portal_url } = await open({ portalInput: { origin_url: window.location.origin } }).unwrap();
    window.location.assign(portal_url);
  };
  return (
    <SendButton
      variant={urgent ? 'primary' : 'secondary'}
      send={leave}
      leaves
      failure={detailOr('Failed to open the billing page')}
    >
      Update card
    </SendButton>
  );
}

const until = (end: string | null) =>
  end === null ? undefined : { description: `You can use it until ${formatDate(end)}.` };

/** Cancels the subscription at the end of the paid period, or resumes it. */
export function EndButton({ subscription }: { subscription: Subscription }) {
  const { name, cancel_at_period_end: isEnding, current_period_end: end } = subscription;
  const [cancel] = useSubscriptionsCancelMutation();
  const [resume] = useSubscriptionsResumeMutation();
  const send = async () => {
    await (isEnding ? resume() : cancel()).unwrap();
    if (isEnding) toast.success(`${name} continues`);
    else toast.success(`${name} is cancelled`, until(end));
  };
  return (
    <SendButton
      variant={isEnding ? 'primary' : 'caution'}
      send={send}
      failure={detailOr('Failed to change your subscription')}
    >
      {isEnding ? `Keep ${name}` : 'Cancel subscription'}
    </SendButton>
  );
}

const howOften = (interval: PlanOffer['interval']) => (interval === 'month' ? 'monthly' : 'annually');

/** What is known before the change. Only Stripe knows the exact credit, so no sum is computed here. */
function whatIsCharged({ price: paid, current_period_end: end }: Subscription, offer: PlanOffer): string {
  const length = offer.interval === 'month' ? 'a month' : 'a year';
  const former = paid === null ? 'what you have paid' : `the ${formatMoney(paid)} that you have paid`;
  const until = end === null ? '' : ` until ${formatDate(end)}`;
  const mayLeaveCredit = paid === null || paid > offer.price;
  return [
    `A new period of ${length} begins today for ${formatMoney(offer.price)}.`,
    `The unused part of ${former}${until} is taken off, and the rest is charged to your card at once.`,
    ...(mayLeaveCredit
      ? [
          'If more is credited than due, nothing is charged today, and what is left lowers your next payments.',
        ]
      : []),
    `The next payment of ${formatMoney(offer.price)} is due in ${length}. The invoice shows the exact sums.`,
  ].join(' ');
}

/** Changes between monthly and annual payment, after a confirmation (PAY-25). */
export function ChangeButton({ subscription, offer }: { subscription: Subscription; offer: PlanOffer }) {
  const [change] = useSubscriptionsChangeMutation();
  const [isAsking, setIsAsking] = useState(false);
  const rhythm = paymentText(offer.interval).toLowerCase();
  if (offer.plan === 'pro') return null;
  const { plan } = offer;
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <p className="text-body text-text-2">
        {`${paymentText(offer.interval)} payment: ${formatMoney(offer.price)} ${intervalText(offer.interval)}. It begins today; the unused part of what you have paid is credited.`}
      </p>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {`Change to ${rhythm} payment`}
      </Button>
      {isAsking && (
        <ConfirmedAction
          title={`Change to ${rhythm} payment?`}
          description={whatIsCharged(subscription, offer)}
          action="Change and pay"
          tone="primary"
          send={() => change({ planChange: { plan } }).unwrap()}
          done={`You now pay ${howOften(offer.interval)}`}
          failure={detailOr('Failed to change your subscription')}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
