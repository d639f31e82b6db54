import { type ComponentType, type SyntheticEvent, useEffect, useRef, useState } from 'react';

import { Button } from '../../components/button';
import { Logo } from '../../components/logo';
import { SkipLink } from '../../components/skip-link';
import { ThemeSwitch } from '../../components/theme-switch';
import { reloadIfOnline } from '../../lib/use-reload';
import { AskedForNote } from './asked-for-note';
import { type Auth, useAuthAddress } from './auth-address';
import { Footer } from './footer';
import { Hero } from './hero';
import { OpenSample } from './open-sample';
import { Plans } from './plans';
import { FinalCall, ForBoth, HowItWorks, Reasons, Stats, Testimonials } from './sections';

export interface EnterDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userType: Auth['userType'];
  mode: Auth['mode'];
  onModeChange: (mode: Auth['mode']) => void;
  onEntered: () => void;
}

interface LandingPageProps {
  loadDialog: () => Promise<ComponentType<EnterDialogProps>>;
  onEntered: () => void;
}

/** Loads the auth dialog, and says whether that is under way or has failed. */
function useEnterDialog(loadDialog: LandingPageProps['loadDialog']) {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<EnterDialogProps> }>();
  const [fetching, setFetching] = useState<'under way' | 'failed'>();
  const load = () => {
    const hasFailedBefore = fetching === 'failed';
    setFetching('under way');
    loadDialog().then(
      (Dialog) => {
        setFetching(undefined);
        setLoaded({ Dialog });
      },
      () => {
        setFetching('failed');
        // The address names the dialog. Some browsers do not request a failed file again within the same page.
        if (hasFailedBefore) void reloadIfOnline();
      },
    );
  };
  return { loaded, fetching, load };
}

/**
 * The public page (LANDING-1, LANDING-2). Every call to action opens the auth dialog, which loads when
 * the pointer or the focus reaches a button. The page imports neither store nor router, so it loads fast.
 */
export function LandingPage({ loadDialog, onEntered }: LandingPageProps) {
  const { auth, open, turnTo, close } = useAuthAddress();
  const { loaded, fetching, load } = useEnterDialog(loadDialog);

  const enter = (userType: EnterDialogProps['userType'] = 'startup') => {
    if (!loaded) load();
    if (auth?.userType !== userType) open({ mode: 'login', userType });
  };
  const atStart = useRef({ isOpen: auth !== undefined, load });
  useEffect(() => {
    if (atStart.current.isOpen) atStart.current.load();
  }, []);
  // Ignores a failure, because the click loads the dialog again and reports errors.
  const prepare = ({ target }: SyntheticEvent) => {
    if (target instanceof Element && target.closest('main button, [data-enter]'))
      loadDialog().catch(() => undefined);
  };

  return (
    <div onPointerOver={prepare} onFocus={prepare}>
      <SkipLink />
      <LandingHeader enter={enter} />
      <main id="main" tabIndex={-1}>
        <AskedForNote enter={enter} />
        <Hero enter={enter} />
        <OpenSample />
        <Stats />
        <Reasons />
        <HowItWorks />
        <ForBoth enter={enter} />
        <Testimonials />
        <Plans enter={enter} />
        <FinalCall enter={enter} />
      </main>
      <Footer />
      <LoadingNote state={fetching} />
      {loaded && (
        <loaded.Dialog
          open={auth !== undefined}
          userType={auth?.userType ?? 'startup'}
          mode={auth?.mode ?? 'login'}
          onModeChange={(mode) => auth && turnTo({ ...auth, mode })}
          onOpenChange={(isOpen) => !isOpen && close()}
          onEntered={onEntered}
        />
      )}
    </div>
  );
}

function LandingHeader({ enter }: { enter: () => void }) {
  return (
    <header className="sticky top-0 z-header border-b border-line bg-canvas">
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
  );
}

const NOTE =
  'fixed inset-x-4 bottom-4 z-header mx-auto w-fit rounded-card border border-line bg-raised px-4 py-3 text-body shadow-float';

/** Shows that the dialog is loading, after a short delay, or that it failed to load. */
function LoadingNote({ state }: { state: 'under way' | 'failed' | undefined }) {
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
