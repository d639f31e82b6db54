import { useDispatch } from 'react-redux';
import { Link } from 'react-router';

import { signedOut } from '../../api/session';
import { PageTitle } from '../../components/page';
import { NotificationSettings } from '../../features/account/notification-settings';
import { PasswordCard } from '../../features/account/password-form';
import { ProfileForm } from '../../features/account/profile-form';
import { SecondFactor } from '../../features/account/second-factor';
import { Sessions } from '../../features/account/sessions';
import { Part } from '../../lists/part';
import { useUser } from '../session';

const LEGAL_LINK =
  'inline-flex min-h-6 items-center rounded-control text-primary underline-offset-4 hover:underline max-sm:min-h-11';

/** The signed-in user's details, password, second factor, notifications and sessions. */
export default function Account() {
  const user = useUser();
  const dispatch = useDispatch();
  return (
    <div className="mx-auto flex max-w-[760px] flex-col gap-6">
      <PageTitle title="Account settings" />
      <Part name="Your details" framed>
        <ProfileForm user={user} />
      </Part>
      <Part name="Your password" framed>
        <PasswordCard />
      </Part>
      <Part name="Two-factor authentication" framed>
        <SecondFactor user={user} />
      </Part>
      <Part name="Notifications" framed>
        <NotificationSettings />
      </Part>
      <Part name="Your sessions" framed>
        <Sessions onLoggedOut={() => dispatch(signedOut())} />
      </Part>
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
