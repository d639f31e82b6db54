import { BackLink } from '../../components/back-link';
import { PageTitle } from '../../components/page';
import { InvoicesCard } from '../../features/payments/invoices-card';
import { SubscriptionCard } from '../../features/payments/subscription-card';
import { useSettled } from '../../lists/use-settled';
import { useUser } from '../session';

/** The user's plan with its price, next payment, changes and invoices (SCREEN-7). */
export default function SubscriptionPage() {
  const { user_type: userType, is_premium: hasAccess } = useUser();
  const { settle, below } = useSettled();
  return (
    <div className="mx-auto flex max-w-[760px] flex-col gap-6">
      <div>
        <BackLink look="link" />
        <PageTitle title="Subscription" />
      </div>
      <SubscriptionCard isFounder={userType === 'startup'} hasAccess={hasAccess} onSettled={settle} />
      <div className={below}>
        <InvoicesCard />
      </div>
    </div>
  );
}
