import { CircleUser, LogOut, Plus, ShieldCheck, Store, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { ErrorBoundary } from '../../components/error-boundary';
import { Logo } from '../../components/logo';
import { ThemeSwitch } from '../../components/theme-switch';
import { cn } from '../../lib/cn';
import { idle } from '../../lib/idle';

const HeaderMenu = lazy(async () => {
  await idle();
  return { default: (await import('./header-menu')).HeaderMenu };
});

/** Something that the user has yet to create, and where. */
export interface Creation {
  to: string;
  label: string;
}

interface HeaderProps {
  userName: string;
  isAdmin: boolean;
  creation: Creation | null;
  /** The upgrade button, for investors without Investor Access. */
  upgrade?: ReactNode;
  /** The bell. */
  bell: ReactNode;
  /** What belongs to the account: taking its data along, deleting it. */
  onAccount: () => void;
  onLogOut: () => void;
}

export interface HeaderLink {
  to: string;
  label: string;
  icon: LucideIcon;
}

/**
 * What is above every signed-in page (DASH-1). On narrow screens the ways to
 * other pages and the theme are in a menu, and an upgrade button stands on a line of its own with
 * the welcome.
 */
export function Header({ userName, isAdmin, creation, upgrade, bell, onAccount, onLogOut }: HeaderProps) {
  const places: HeaderLink[] = [
    ...(isAdmin ? [{ to: '/admin', label: 'Admin', icon: ShieldCheck }] : []),
    { to: '/marketplace', label: 'Marketplace', icon: Store },
  ];
  const { pathname } = useLocation();
  // Known last, it comes first: what stands to the right of it does not move then. The page that it
  // leads to has a button of the same name, which does something else.
  const create: HeaderLink[] = creation && creation.to !== pathname ? [{ ...creation, icon: Plus }] : [];
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div
        className={cn(
          'mx-auto flex min-h-14 max-w-[1200px] items-center gap-x-3 px-4 max-sm:gap-x-1 sm:px-6',
          upgrade && 'max-sm:flex-wrap',
        )}
      >
        <Link
          to="/dashboard"
          className="flex min-h-11 items-center gap-2 rounded-control font-semibold"
          aria-label="Proofround, to the dashboard"
        >
          <Logo />
          <span className="text-reading max-md:sr-only">Proofround</span>
        </Link>
        {/* Ends the first line on phones: what is ordered behind the rest stands on the second. */}
        {upgrade && <span className="order-1 basis-full sm:hidden" aria-hidden />}
        <p
          className={cn(
            'min-w-0 flex-1 truncate text-body text-text-2',
            upgrade ? 'max-sm:order-1 max-sm:pb-2' : 'max-sm:pl-1',
          )}
          title={userName}
        >
          Welcome, <span className="font-medium text-text">{userName}</span>
        </p>
        {upgrade && <div className="max-sm:order-1 max-sm:pb-2">{upgrade}</div>}
        <nav aria-label="Main" className="flex items-center gap-1 max-md:hidden">
          {[...create, ...places].map(({ to, label, icon: Icon }) => (
            <ButtonLink
              key={to}
              to={to}
              size="small"
              variant={to === creation?.to ? 'secondary' : 'quiet'}
              className="aria-[current=page]:bg-fill aria-[current=page]:text-text"
            >
              <Icon className="size-4" aria-hidden />
              {label}
            </ButtonLink>
          ))}
        </nav>
        <div className={cn('flex items-center gap-1', upgrade && 'max-sm:ml-auto max-sm:min-h-14')}>
          {bell}
          <Button
            variant="quiet"
            size="icon"
            className="max-md:hidden"
            aria-label="Your account"
            onClick={onAccount}
          >
            <CircleUser className="size-4" aria-hidden />
          </Button>
          <div className="max-md:hidden">
            <ThemeSwitch />
          </div>
          <div className="md:hidden">
            <ErrorBoundary>
              <Suspense fallback={<span className="block size-8 max-sm:size-11" />}>
                <HeaderMenu links={[...places, ...create]} onAccount={onAccount} />
              </Suspense>
            </ErrorBoundary>
          </div>
          <Button
            variant="secondary"
            size="small"
            className="max-md:size-8 max-md:border-transparent max-md:px-0 max-sm:size-11"
            onClick={onLogOut}
          >
            <LogOut className="size-4" aria-hidden />
            <span className="max-md:sr-only">Logout</span>
          </Button>
        </div>
      </div>
    </header>
  );
}
