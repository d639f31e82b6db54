import { CircleAlert } from 'lucide-react';

import type { PlanOffer, Subscription } from '../../api/generated/account-client';
import { FRESH } from '../../api/pages';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { TitledCard } from '../../components/card';
import { Fact } from '../../components/fact';
import { formatDate, formatMoney } from '../../lib/format';
import { QueryView } from '../../lists/query-view';
import { useOnSettled } from '../../lists/use-settled';
import { BENEFITS, PRO_BENEFITS } from './benefits';
import { Benefits, intervalText, paymentText, PlanOffers } from './plan-offer';
import { ChangeButton, EndButton, PortalButton } from './subscription-actions';
import { useSubscriptionsGetQuery } from './subscription-api';

/** The failed payment, and the two ways to fix it. */
function PaymentProblem({ problem }: { problem: NonNullable<Subscription['payment_problem']> }) {
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-card bg-bad-tint p-4">
      <p className="flex gap-2 text-body text-text">
        <CircleAlert className="mt-0.5 size-4 shrink-0 text-bad" aria-hidden />
        {problem.detail}
        {problem.access_until !== undefined && ` Otherwise it stops on ${formatDate(problem.access_until)}.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <PortalButton urgent />
        {problem.pay_url !== null && (
          <Button asChild variant="secondary">
            <a href={problem.pay_url}>Pay the open invoice</a>
          </Button>
        )}
      </div>
    </div>
  );
}

function StatusBadge({ subscription }: { subscription: Subscription }) {
  if (subscription.payment_problem) return <Badge tone="bad">Payment failed</Badge>;
  if (subscription.cancel_at_period_end) return <Badge tone="warn">Cancelled</Badge>;
  return subscription.status === 'paused' ? <Badge>Paused</Badge> : <Badge tone="ok">Active</Badge>;
}

function Present({ subscription, plans }: { subscription: Subscription; plans: readonly PlanOffer[] }) {
  const { interval, price, current_period_end: end, cancel_at_period_end: isEnding } = subscription;
  const problem = subscription.payment_problem;
  const mayChange = !problem && !isEnding;
  const other = mayChange ? plans.find(({ plan }) => plan !== subscription.plan) : undefined;
  return (
    <div className="flex flex-col gap-5">
      {problem && <PaymentProblem problem={problem} />}
      <dl className="grid gap-4 sm:grid-cols-3">
        <Fact label="Payment">{paymentText(interval)}</Fact>
        {price !== null && <Fact label="Price">{`${formatMoney(price)} ${intervalText(interval)}`}</Fact>}
        {end !== null && <Fact label={isEnding ? 'Ends on' : 'Next payment'}>{formatDate(end)}</Fact>}
      </dl>
      <div className="flex flex-wrap gap-2">
        <EndButton subscription={subscription} />
        {!problem && <PortalButton />}
      </div>
      {other && <ChangeButton subscription={subscription} offer={other} />}
    </div>
  );
}

/** Access without a subscription, which an operator granted. The server refuses to sell it again. */
function Granted() {
  return (
    <div className="flex flex-col gap-5">
      <Benefits benefits={BENEFITS} />
      <p className="text-body text-text">Your account has Investor Access. There is nothing to pay.</p>
    </div>
  );
}

interface SubscriptionCardProps {
  isFounder: boolean;
  /** Whether the investor has Investor Access. */
  hasAccess: boolean;
  onSettled: () => void;
}

/** The user's plan with its actions, or the available plans if there is none (SCREEN-7). */
export function SubscriptionCard({ isFounder, hasAccess, onSettled }: SubscriptionCardProps) {
  const query = useSubscriptionsGetQuery(undefined, FRESH);
  useOnSettled(query, onSettled);
  const subscription = query.data?.subscription;
  const isGranted = subscription === null && !isFounder && hasAccess;
  const product = isFounder ? 'Founder Pro' : 'Investor Access';
  return (
    <TitledCard
      title={subscription?.name ?? product}
      note={
        subscription === null && isFounder
          ? 'Everything that is free today stays free. Founder Pro adds to it.'
          : undefined
      }
      actions={
        subscription ? (
          <StatusBadge subscription={subscription} />
        ) : (
          isGranted && <Badge tone="ok">Active</Badge>
        )
      }
    >
      <QueryView query={query} name="Your subscription" outline={['h-40']} failure={null}>
        {({ subscription: present, plans }) =>
          present ? (
            <Present subscription={present} plans={plans} />
          ) : isGranted ? (
            <Granted />
          ) : (
            <PlanOffers offers={plans} benefits={isFounder ? PRO_BENEFITS : BENEFITS} />
          )
        }
      </QueryView>
    </TitledCard>
  );
}
