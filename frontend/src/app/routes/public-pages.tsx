import { useRoutes, type RouteObject } from 'react-router';

import EmailUndo from './email-undo';
import ForgotPassword from './forgot-password';
import NotFound from './not-found';
import Privacy from './privacy';
import ResetPassword from './reset-password';
import Terms from './terms';
import Unsubscribe from './unsubscribe';
import Verify from './verify';

const PAGES: RouteObject[] = [
  // Links in mails open these pages.
  { path: 'verify', Component: Verify },
  { path: 'email/undo', Component: EmailUndo },
  { path: 'unsubscribe', Component: Unsubscribe },
  { path: 'forgot-password', Component: ForgotPassword },
  { path: 'reset-password', Component: ResetPassword },
  { path: 'terms', Component: Terms },
  { path: 'privacy', Component: Privacy },
  { path: '*', Component: NotFound },
];

/**
 * Pages for visitors and signed-in users that most visits never open, and the page of unknown
 * addresses. They are one module and one route, because each adds to what every page loads.
 */
export default function PublicPages() {
  return useRoutes(PAGES);
}
