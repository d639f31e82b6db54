import { useNavigate } from 'react-router';

import { LandingPage } from '../../features/landing/landing-page';
import { firstPage } from '../../lib/asked-for';

const loadDialog = async () => (await import('../../features/auth/auth-dialog')).default;

/** The landing page inside the application, after a log-out or the end of a session. */
export default function Landing() {
  const navigate = useNavigate();
  return <LandingPage loadDialog={loadDialog} onEntered={() => void navigate(firstPage())} />;
}
