import { Navigate, type RouteObject, useRoutes } from 'react-router';

import { ActionLink } from '../../components/action-link';
import { Logo } from '../../components/logo';
import { PageTitle } from '../../components/page';
import { LegalPage } from '../../features/legal/legal-page';
import { PRIVACY } from '../../features/legal/privacy';
import { TERMS } from '../../features/legal/terms';
import ForgotPassword from './forgot-password';
import { EmailUndo, Unsubscribe, Verify } from './mail-links';
import ResetPassword from './reset-password';

const TO_TERMS = { to: '/terms', label: 'Read the Terms' };
const TO_PRIVACY = { to: '/privacy', label: 'Read the Privacy Policy' };

const PAGES: RouteObject[] = [
  // Links in mails open these pages.
  { path: 'verify', Component: Verify },
  { path: 'email/undo', Component: EmailUndo },
  { path: 'unsubscribe', Component: Unsubscribe },
  { path: 'forgot-password', Component: ForgotPassword },
  { path: 'reset-password', Component: ResetPassword },
  { path: 'terms', element: <LegalPage text={TERMS} other={TO_PRIVACY} /> },
  { path: 'privacy', element: <LegalPage text={PRIVACY} other={TO_TERMS} /> },
  // Addresses that people try by hand.
  { path: 'login', element: <Navigate to="/?auth=login" replace /> },
  { path: 'register', element: <Navigate to="/?auth=register" replace /> },
  { path: '*', Component: NotFound },
];

function NotFound() {
  return (
    <main className="grid min-h-dvh place-items-center px-4">
      <div className="flex max-w-prose flex-col items-center gap-4 text-center">
        <Logo size="large" />
        <PageTitle title="Page not found" />
        <p className="text-reading text-text-2">
          There is nothing at this address. It may have been moved or deleted.
        </p>
        <ActionLink to="/" variant="primary">
          Back to Proofround
        </ActionLink>
      </div>
    </main>
  );
}

/**
 * Pages for visitors and signed-in users that most visits never open, and the page of unknown
 * addresses. They are one module and one route, because each adds to what every page loads.
 */
export default function PublicPages() {
  return useRoutes(PAGES);
}
