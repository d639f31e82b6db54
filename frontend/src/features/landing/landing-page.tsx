import { useEffect, useRef, useState, type ComponentType, type SyntheticEvent } from 'react';

import { Button } from '../../components/button';
import { Logo } from '../../components/logo';
import { ThemeSwitch } from '../../components/theme-switch';
import { reloadToEnter, takeEntryAfterReload } from './entry-after-reload';
import { Hero } from './hero';
import { Plans } from './plans';
import { FinalCall, ForBoth, HowItWorks, Reasons, Stats, Testimonials } from './sections';

/** What the page gives to the dialog that it opens. */
export interface EnterDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userType: 'startup' | 'investor';
  /** Somebody is signed in. */
  onEntered: () => void;
}

interface LandingPageProps {
  loadDialog: () => Promise<ComponentType<EnterDialogProps>>;
  onEntered: () => void;
}

interface OpenDialog {
  Dialog: ComponentType<EnterDialogProps>;
  userType: EnterDialogProps['userType'];
  open: boolean;
}

/**
 * The public page (LANDING-1, LANDING-2): every call to action opens the auth dialog, which is
 * fetched at the first sign of interest. Knows neither store nor router, so that a visitor waits
 * for neither.
 */
export function LandingPage({ loadDialog, onEntered }: LandingPageProps) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const [fetching, setFetching] = useState<'under way' | 'failed'>();

  const enter = (userType: EnterDialogProps['userType'] = 'startup') => {
    const hasFailedBefore = fetching === 'failed';
    setFetching('under way');
    loadDialog().then(
      (Dialog) => {
        setFetching(undefined);
        setDialog({ Dialog, userType, open: true });
      },
      () => {
        setFetching('failed');
        if (hasFailedBefore) void reloadToEnter(userType);
      },
    );
  };
  const enterAfterReload = useRef(enter);
  useEffect(() => {
    const userType = takeEntryAfterReload();
    if (userType) enterAfterReload.current(userType);
  }, []);
  // What fails here is tried again, and told, at the click.
  const prepare = ({ target }: SyntheticEvent) => {
    if (target instanceof Element && target.closest('main button, [data-enter]'))
      loadDialog().catch(() => undefined);
  };

  return (
    <div onPointerOver={prepare} onFocus={prepare}>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-primary px-4 py-2 text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-30 border-b border-line bg-canvas">
        <div className="mx-auto flex h-16 max-w-[1200px] items-center gap-3 px-4 sm:px-6">
          <p className="flex min-w-0 flex-1 items-center gap-2 text-card font-semibold">
            <Logo />
            Proofround
          </p>
          <ThemeSwitch />
          <Button data-enter onClick={() => enter()}>
            Get Started
          </Button>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <Hero enter={enter} />
        <Stats />
        <Reasons />
        <HowItWorks />
        <ForBoth enter={enter} />
        <Testimonials />
        <Plans enter={enter} />
        <FinalCall enter={enter} />
      </main>
      <footer className="border-t border-line bg-surface">
        <div className="mx-auto flex max-w-[1200px] flex-wrap items-center justify-between gap-4 px-4 py-8 text-label text-muted sm:px-6">
          <p className="flex items-center gap-2 font-medium text-text">
            <Logo className="size-5" /> Proofround
          </p>
          <p>
            A readiness score orders judgement. It is no promise of funding. What founders state is
            self-reported.
          </p>
          <p>© {new Date().getFullYear()} Proofround</p>
        </div>
      </footer>
      <Fetching state={fetching} />
      {dialog && (
        <dialog.Dialog
          key={dialog.userType}
          open={dialog.open}
          userType={dialog.userType}
          onOpenChange={(open) => setDialog({ ...dialog, open })}
          onEntered={onEntered}
        />
      )}
    </div>
  );
}

const NOTE =
  'fixed inset-x-4 bottom-4 z-30 mx-auto w-fit rounded-card border border-line bg-raised px-4 py-3 text-body shadow-float';

/** Says that the dialog is on its way where that takes longer than a blink, and that it did not come. */
function Fetching({ state }: { state: 'under way' | 'failed' | undefined }) {
  if (state === undefined) return null;
  if (state === 'failed') {
    return (
      <p role="alert" className={`${NOTE} text-bad`}>
        The sign-in form could not be loaded. Check your connection and try again.
      </p>
    );
  }
  return (
    <p role="status" className={`${NOTE} animate-late text-text-2`}>
      Opening the sign-in form …
    </p>
  );
}
