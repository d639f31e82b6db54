import {
  CircleUser,
  CreditCard,
  Kanban,
  LogOut,
  MessagesSquare,
  Plus,
  ShieldCheck,
  Store,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { ErrorBoundary } from '../../components/error-boundary';
import { Logo } from '../../components/logo';
import { ThemeSwitch } from '../../components/theme-switch';
import { cn } from '../../lib/cn';
import { lazyWhenIdle } from '../../lib/lazy-part';
import type { HeaderLink } from './header-menu';

const HeaderMenu = lazyWhenIdle(
  async () => (await import('./header-menu')).HeaderMenu,
  <span className="block size-8 max-sm:size-11" />,
);

/** The startup or profile that the user can create, and its page. */
export interface Creation {
  to: string;
  label: string;
}

interface HeaderProps {
  userName: string;
  isAdmin: boolean;
  isInvestor: boolean;
  creation: Creation | null;
  /** The upgrade button, for investors without Investor Access. */
  upgrade?: ReactNode;
  bell: ReactNode;
  onLogOut: () => void;
}

/** Only in the menu of narrow screens. On wide screens an icon leads to the account, which links to the subscription. */
const ACCOUNT: HeaderLink[] = [
  { to: '/account/subscription', label: 'Subscription', icon: CreditCard },
  { to: '/account', label: 'Your account', icon: CircleUser },
];

/**
 * The header of every signed-in page (DASH-1). On narrow screens a menu holds the links and the
 * theme, and a second line holds the welcome and the upgrade button.
 */
export function Header(props: HeaderProps) {
  const { userName, isAdmin, isInvestor, creation, upgrade, bell, onLogOut } = props;
  const pages: HeaderLink[] = [
    ...(isAdmin ? [{ to: '/admin', label: 'Admin', icon: ShieldCheck }] : []),
    ...(isInvestor ? [{ to: '/pipeline', label: 'Pipeline', icon: Kanban, isLink: true }] : []),
    { to: '/marketplace', label: 'Marketplace', icon: Store },
    { to: '/messages', label: 'Messages', icon: MessagesSquare, isLink: true },
  ];
  const { pathname } = useLocation();
  // This link loads last, so it comes first and does not move the links to its right. It is hidden on
  // its own page, which has a different button with the same name.
  const create: HeaderLink[] = creation && creation.to !== pathname ? [{ ...creation, icon: Plus }] : [];
  return (
    <header className="sticky top-0 z-header border-b border-line bg-surface">
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
        {/* A line break on phones, before the welcome and the upgrade button. */}
        {upgrade && <span className="order-1 basis-full sm:hidden" aria-hidden />}
        <Welcome userName={userName} isOnSecondLine={Boolean(upgrade)} />
        {upgrade && <div className="max-sm:order-1 max-sm:pb-2">{upgrade}</div>}
        <MainNav links={[...create, ...pages]} creation={creation} hasIcons={!upgrade} />
        <div className={cn('flex items-center gap-1', upgrade && 'max-sm:ml-auto max-sm:min-h-14')}>
          {bell}
          <ButtonLink
            to="/account"
            end
            variant="quiet"
            size="icon"
            className="max-md:hidden"
            aria-label="Your account"
            icon={CircleUser}
          />
          <div className="max-md:hidden">
            <ThemeSwitch />
          </div>
          <div className="md:hidden">
            <ErrorBoundary>
              <HeaderMenu links={[...pages, ...create, ...ACCOUNT]} />
            </ErrorBoundary>
          </div>
          <Button variant="secondary" size="iconOnNarrow" onClick={onLogOut} icon={LogOut}>
            <span className="max-md:sr-only">Logout</span>
          </Button>
        </div>
      </div>
    </header>
  );
}

function Welcome({ userName, isOnSecondLine }: { userName: string; isOnSecondLine: boolean }) {
  return (
    <p
      className={cn(
        'min-w-0 flex-1 truncate text-body text-text-2',
        isOnSecondLine ? 'max-sm:order-1 max-sm:pb-2' : 'max-sm:pl-1',
      )}
      title={userName}
    >
      Welcome, <span className="font-medium text-text">{userName}</span>
    </p>
  );
}

interface MainNavProps {
  links: readonly HeaderLink[];
  creation: Creation | null;
  /** Beside the upgrade button the links have no icons, so that the name fits. */
  hasIcons: boolean;
}

function MainNav({ links, creation, hasIcons }: MainNavProps) {
  return (
    <nav aria-label="Main" className="flex items-center gap-1 max-md:hidden">
      {links.map(({ label, icon: Icon, ...at }) => (
        <ButtonLink key={at.to} {...at} size="small" variant={at.to === creation?.to ? 'secondary' : 'quiet'}>
          {hasIcons && <Icon className="size-4" aria-hidden />}
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}
