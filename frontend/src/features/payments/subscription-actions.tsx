import type { PlanOffer, Subscription } from '../../api/generated/account-client';
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

/** Changes between monthly and annual payment. */
export function ChangeButton({ offer }: { offer: PlanOffer }) {
  const [change] = useSubscriptionsChangeMutation();
  const rhythm = paymentText(offer.interval).toLowerCase();
  if (offer.plan === 'pro') return null;
  const { plan } = offer;
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <p className="text-body text-text-2">
        {`${paymentText(offer.interval)} payment: ${formatMoney(offer.price)} ${intervalText(offer.interval)}. It begins today; the unused part of what you have paid is credited.`}
      </p>
      <SendButton
        variant="secondary"
        send={() => change({ planChange: { plan } }).unwrap()}
        done={`You now pay ${rhythm === 'annual' ? 'annually' : rhythm}`}
        failure={detailOr('Failed to change your subscription')}
      >
        {`Change to ${rhythm} payment`}
      </SendButton>
    </div>
  );
}
