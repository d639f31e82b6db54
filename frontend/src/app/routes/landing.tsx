import { lazy, Suspense, useState } from 'react';

import { Button } from '../../components/button';
import { Logo } from '../../components/logo';
import { ThemeSwitch } from '../../components/theme-switch';
import {
  FinalCall,
  ForBoth,
  Hero,
  HowItWorks,
  Plans,
  Reasons,
  Stats,
  Testimonials,
  type Enter,
} from '../../features/landing/sections';

const loadDialog = () => import('../../features/auth/auth-dialog');
const AuthDialog = lazy(loadDialog);

/** The public page: every call to action opens the auth dialog. */
export default function Landing() {
  const [dialog, setDialog] = useState<{ open: boolean; userType: 'startup' | 'investor' }>();
  const enter: Enter = (userType) => setDialog({ open: true, userType: userType ?? 'startup' });

  return (
    // The dialog is fetched at the first sign of interest, so that it opens at once.
    <div onPointerOver={() => void loadDialog()} onFocus={() => void loadDialog()}>
      <title>Proofround</title>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-primary px-4 py-2 text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-30 border-b border-line bg-canvas">
        <div className="mx-auto flex h-16 max-w-[1200px] items-center gap-3 px-4 sm:px-6">
          <p className="flex flex-1 items-center gap-2 text-card font-semibold">
            <Logo />
            Proofround
          </p>
          <ThemeSwitch />
          <Button onClick={() => enter()}>Get Started</Button>
        </div>
      </header>
      <main id="main">
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
      {dialog && (
        <Suspense>
          <AuthDialog
            key={dialog.userType}
            open={dialog.open}
            userType={dialog.userType}
            onOpenChange={(open) => setDialog({ ...dialog, open })}
          />
        </Suspense>
      )}
    </div>
  );
}
