import type { PlanOffer, Subscription } from '../../api/generated/account-client';
import { Button } from '../../components/button';
import { detailOr, useSubmission } from '../../forms/use-submission';
import { formatDate, formatMoney } from '../../lib/format';
import { toast } from '../../lib/toast';
import {
  usePortalOpenMutation,
  useSubscriptionsCancelMutation,
  useSubscriptionsChangeMutation,
  useSubscriptionsResumeMutation,
} from './subscription-api';
import { intervalText, paymentText } from './plan-offer';

/** Opens Stripe's billing portal, which returns to this page. */
export function PortalButton({ urgent = false }: { urgent?: boolean }) {
  const [open] = usePortalOpenMutation();
  const { submit, isBusy } = useSubmission({
    leaves: true,
    send: async (portalInput: { origin_url: string }) => {
      const { portal_url } = await open({ portalInput }).unwrap();
      window.location.assign(portal_url);
    },
    failure: detailOr('Failed to open the billing page'),
  });
  return (
    <Button
      variant={urgent ? 'primary' : 'secondary'}
      loading={isBusy}
      onClick={() => void submit({ origin_url: window.location.origin })}
    >
      Update card
    </Button>
  );
}

const until = (end: string | null) =>
  end === null ? undefined : { description: `You can use it until ${formatDate(end)}.` };

/** Cancels the subscription at the end of the paid period, or resumes it. */
export function EndButton({ subscription }: { subscription: Subscription }) {
  const { name, cancel_at_period_end: isEnding, current_period_end: end } = subscription;
  const [cancel] = useSubscriptionsCancelMutation();
  const [resume] = useSubscriptionsResumeMutation();
  const { submit, isBusy } = useSubmission({
    send: async (cancelled: boolean) => {
      await (cancelled ? cancel() : resume()).unwrap();
      if (!cancelled) toast.success(`${name} continues`);
      else toast.success(`${name} is cancelled`, until(end));
    },
    failure: detailOr('Failed to change your subscription'),
  });
  return (
    <Button
      variant={isEnding ? 'primary' : 'caution'}
      loading={isBusy}
      onClick={() => void submit(!isEnding)}
    >
      {isEnding ? `Keep ${name}` : 'Cancel subscription'}
    </Button>
  );
}

/** Changes between monthly and annual payment. */
export function ChangeButton({ offer }: { offer: PlanOffer }) {
  const [change] = useSubscriptionsChangeMutation();
  const rhythm = paymentText(offer.interval).toLowerCase();
  const { submit, isBusy } = useSubmission({
    send: async (plan: 'monthly' | 'annual') => {
      await change({ planChange: { plan } }).unwrap();
      toast.success(`You now pay ${rhythm === 'annual' ? 'annually' : rhythm}`);
    },
    failure: detailOr('Failed to change your subscription'),
  });
  if (offer.plan === 'pro') return null;
  const { plan } = offer;
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <p className="text-body text-text-2">
        {`${paymentText(offer.interval)} payment: ${formatMoney(offer.price)} ${intervalText(offer.interval)}. It begins today; the unused part of what you have paid is credited.`}
      </p>
      <Button variant="secondary" loading={isBusy} onClick={() => void submit(plan)}>
        {`Change to ${rhythm} payment`}
      </Button>
    </div>
  );
}
