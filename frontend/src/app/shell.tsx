import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Outlet, ScrollRestoration } from 'react-router';

import { useLiveUpdates } from '../api/live/use-live-updates';
import { endSession, signedOut } from '../api/session';
import { ErrorBoundary } from '../components/error-boundary';
import { SkipLink } from '../components/skip-link';
import { Header } from '../features/header/header';
import { useSettingsGetQuery } from '../features/payments/api';
import { keepFocus } from '../lib/keep-focus';
import { lazyExtra, lazyWhenIdle } from '../lib/lazy-part';
import { useToken, useUser } from './session';
import { useCreation } from './use-creation';

// Notices load after the page.
const TestModeNotice = lazyExtra(
  async () => (await import('../features/header/test-mode-notice')).TestModeNotice,
);
const VerifyNotice = lazyExtra(async () => (await import('../features/account/verify-notice')).VerifyNotice);
// Only for investors without Investor Access.
const HeaderUpgrade = lazyExtra(
  async () => (await import('../features/payments/header-upgrade')).HeaderUpgrade,
  <span className="block h-8 max-sm:h-11" />,
);
const Bell = lazyWhenIdle(
  async () => (await import('../features/notifications/bell')).Bell,
  <span className="size-8 max-sm:size-11" />,
);

/** Compares email addresses without case. The server sends the admin's address to the admin only. */
const isSameAddress = (address: string | null | undefined, other: string) =>
  address?.toLowerCase() === other.toLowerCase();

/** The frame of every signed-in page: the header and live updates. */
export default function Shell() {
  const user = useUser();
  const dispatch = useDispatch();
  const token = useToken();
  useLiveUpdates(token);
  useEffect(keepFocus, []);
  const { data: config } = useSettingsGetQuery();
  const creation = useCreation(user);
  const isInvestor = user.user_type === 'investor';
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header
        userName={user.name}
        isInvestor={isInvestor}
        isAdmin={isSameAddress(config?.admin_email, user.email)}
        creation={creation}
        upgrade={isInvestor && !user.is_premium && <HeaderUpgrade />}
        bell={
          <ErrorBoundary>
            <Bell />
          </ErrorBoundary>
        }
        onLogOut={() => {
          endSession(token);
          dispatch(signedOut());
        }}
      />
      {!user.email_verified && <VerifyNotice email={user.email} />}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1200px] flex-1 px-4 py-8 max-sm:py-5 sm:px-6"
      >
        <Outlet />
      </main>
      {isInvestor && config?.payments_test_mode && <TestModeNotice />}
      <ScrollRestoration />
    </div>
  );
}
