import { LogOut } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { Link, Outlet, ScrollRestoration } from 'react-router';

import { useLiveUpdates } from '../api/live/use-live-updates';
import { signedOut } from '../api/session';
import { Button } from '../components/button';
import { Logo } from '../components/logo';
import { ThemeSwitch } from '../components/theme-switch';
import { UpgradeButton } from '../features/payments/upgrade-button';
import { useToken, useUser } from './session';

/** What every signed-in page has: the header, and live updates for as long as it is open. */
export default function Shell() {
  const user = useUser();
  const dispatch = useDispatch();
  useLiveUpdates(useToken());
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-primary px-4 py-2 text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-30 border-b border-line bg-surface">
        <div className="mx-auto flex h-14 max-w-[1200px] items-center gap-3 px-4 sm:px-6">
          <Link
            to="/dashboard"
            className="flex items-center gap-2 rounded-control font-semibold"
            aria-label="Proofround, to the dashboard"
          >
            <Logo />
            <span className="text-reading max-sm:sr-only">Proofround</span>
          </Link>
          <p className="min-w-0 flex-1 truncate text-body text-text-2">
            Welcome, <span className="font-medium text-text">{user.name}</span>
          </p>
          {user.user_type === 'investor' && !user.is_premium && <UpgradeButton size="small" />}
          <ThemeSwitch />
          <Button variant="secondary" size="small" onClick={() => dispatch(signedOut())}>
            <LogOut className="size-4" aria-hidden />
            <span className="max-sm:sr-only">Logout</span>
          </Button>
        </div>
      </header>
      <main id="main" className="mx-auto w-full max-w-[1200px] flex-1 px-4 py-8 sm:px-6">
        <Outlet />
      </main>
      <ScrollRestoration />
    </div>
  );
}
