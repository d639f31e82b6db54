import { lazy, Suspense, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Outlet, ScrollRestoration } from 'react-router';

import { useLiveUpdates } from '../api/live/use-live-updates';
import { signedOut } from '../api/session';
import { ErrorBoundary } from '../components/error-boundary';
import { Header } from '../features/header/header';
import { TestModeNotice } from '../features/header/test-mode-notice';
import { useSettingsGetQuery } from '../features/payments/api';
import { UpgradeButton } from '../features/payments/upgrade-button';
import { idle } from '../lib/idle';
import { useToken, useUser } from './session';
import { useCreation } from './use-creation';

// What opens in front of the page comes after the page.
const AccountDialog = lazy(async () => ({
  default: (await import('../features/account/account-dialog')).AccountDialog,
}));
const Bell = lazy(async () => {
  await idle();
  return { default: (await import('../features/notifications/bell')).Bell };
});

/** What every signed-in page has: the header, and live updates for as long as it is open. */
export default function Shell() {
  const user = useUser();
  const dispatch = useDispatch();
  useLiveUpdates(useToken());
  const { data: config } = useSettingsGetQuery();
  const creation = useCreation(user);
  const [account, setAccount] = useState<'unused' | 'open' | 'closed'>('unused');
  const isInvestor = user.user_type === 'investor';
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-primary px-4 py-2 text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <Header
        userName={user.name}
        isAdmin={config?.admin_email.toLowerCase() === user.email.toLowerCase()}
        creation={creation}
        upgrade={isInvestor && !user.is_premium ? <UpgradeButton size="small" place="header" /> : undefined}
        bell={
          <ErrorBoundary>
            <Suspense fallback={<span className="size-8 max-sm:size-11" />}>
              <Bell />
            </Suspense>
          </ErrorBoundary>
        }
        onAccount={() => setAccount('open')}
        onLogOut={() => dispatch(signedOut())}
      />
      {account !== 'unused' && (
        <Suspense>
          <AccountDialog
            user={user}
            open={account === 'open'}
            onOpenChange={(open) => setAccount(open ? 'open' : 'closed')}
            onDeleted={() => dispatch(signedOut())}
          />
        </Suspense>
      )}
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
