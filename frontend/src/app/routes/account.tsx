import { CreditCard } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';

import { signedOut } from '../../api/session';
import { ActionLink } from '../../components/action-link';
import { BackLink } from '../../components/back-link';
import { PageTitle } from '../../components/page';
import { NotificationSettings } from '../../features/account/notification-settings';
import { OwnData } from '../../features/account/own-data';
import { PasswordCard } from '../../features/account/password-form';
import { ProfileForm } from '../../features/account/profile-form';
import { SecondFactor } from '../../features/account/second-factor';
import { Sessions } from '../../features/account/sessions';
import { useSettingsGetQuery } from '../../features/payments/api';
import { lazyExtra } from '../../lib/lazy-part';
import { boundariesWith } from '../../lists/part-boundary';
import { useUser } from '../session';

const part = boundariesWith();

// Loads after the page, because it needs the calls of conversations.
const BlockedPeople = lazyExtra(
  async () => (await import('../../features/messages/blocked-people')).BlockedPeople,
);

// Only when the user is about to delete the account.
const OpenDeals = lazyExtra(async () => (await import('../../features/deals/open-deals')).OpenDeals);

const LEGAL_LINK =
  'inline-flex min-h-6 items-center rounded-control text-primary underline-offset-4 hover:underline max-sm:min-h-11';

/** The signed-in user's details, password, second factor, notifications, blocks, sessions, export and deletion. */
export default function Account() {
  const user = useUser();
  const { data: config } = useSettingsGetQuery();
  const dispatch = useDispatch();
  const leave = () => dispatch(signedOut());
  return (
    <div className="mx-auto flex max-w-[760px] flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <BackLink look="link" />
          <PageTitle title="Account settings" />
        </div>
        <ActionLink to="/account/subscription" icon={CreditCard}>
          Subscription
        </ActionLink>
      </div>
      {part('Your details', <ProfileForm user={user} isVerifying={config?.email_verification !== false} />)}
      {part('Your password', <PasswordCard hasFactor={user.mfa_enabled} />)}
      {part('Two-factor authentication', <SecondFactor user={user} />)}
      {part('Notifications', <NotificationSettings isInvestor={user.user_type === 'investor'} />)}
      {part('People you have blocked', <BlockedPeople />)}
      {part('Your sessions', <Sessions onLoggedOut={leave} />)}
      {part('Your data', <OwnData user={user} openDeals={<OpenDeals />} onDeleted={leave} />)}
      <nav aria-label="Legal" className="flex flex-wrap gap-x-5 text-label">
        <Link to="/terms" className={LEGAL_LINK}>
          Terms
        </Link>
        <Link to="/privacy" className={LEGAL_LINK}>
          Privacy Policy
        </Link>
      </nav>
    </div>
  );
}
