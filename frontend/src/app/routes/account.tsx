import { useDispatch } from 'react-redux';
import { Link } from 'react-router';

import { signedOut } from '../../api/session';
import { BackLink } from '../../components/back-link';
import { PageTitle } from '../../components/page';
import { NotificationSettings } from '../../features/account/notification-settings';
import { PasswordCard } from '../../features/account/password-form';
import { ProfileForm } from '../../features/account/profile-form';
import { SecondFactor } from '../../features/account/second-factor';
import { Sessions } from '../../features/account/sessions';
import { useSettingsGetQuery } from '../../features/payments/api';
import { boundariesWith } from '../../lists/part-boundary';
import { useUser } from '../session';

const part = boundariesWith();

const LEGAL_LINK =
  'inline-flex min-h-6 items-center rounded-control text-primary underline-offset-4 hover:underline max-sm:min-h-11';

/** The signed-in user's details, password, second factor, notifications and sessions. */
export default function Account() {
  const user = useUser();
  const { data: config } = useSettingsGetQuery();
  const dispatch = useDispatch();
  return (
    <div className="mx-auto flex max-w-[760px] flex-col gap-6">
      <div>
        <BackLink look="link" />
        <PageTitle title="Account settings" />
      </div>
      {part('Your details', <ProfileForm user={user} isVerifying={config?.email_verification !== false} />)}
      {part('Your password', <PasswordCard />)}
      {part('Two-factor authentication', <SecondFactor user={user} />)}
      {part('Notifications', <NotificationSettings />)}
      {part('Your sessions', <Sessions onLoggedOut={() => dispatch(signedOut())} />)}
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
