import { lazy, startTransition, StrictMode, Suspense, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import { ErrorBoundary } from '../components/error-boundary';
import { ErrorState, FullPageLoading } from '../components/states';
import { LandingPage } from '../features/landing/landing-page';
import { idle } from '../lib/idle';
import { storage, TOKEN_KEY } from '../lib/storage';

const Toaster = lazy(async () => {
  await idle();
  return import('../components/toaster');
});

/** A visitor: on the public page, without a stored token. */
const isVisitor = () => window.location.pathname === '/' && storage.get(TOKEN_KEY) === null;

/**
 * Shows the first page. A visitor gets the landing page alone, without store and router: those
 * come with the auth dialog, and take the page over once somebody is signed in.
 */
export function start(element: HTMLElement): Root {
  const root = createRoot(element);
  /** Toasts stay where they are when one page takes over from another. */
  const show = (page: ReactNode, withToasts: boolean) =>
    root.render(
      <StrictMode>
        {page}
        {withToasts && (
          <ErrorBoundary>
            <Suspense>
              <Toaster />
            </Suspense>
          </ErrorBoundary>
        )}
      </StrictMode>,
    );

  let loading: Promise<Awaited<ReturnType<typeof load>>> | undefined;
  const load = async () => (await import('./application')).createApplication();
  const application = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined; // the network may be back at the next try
      throw error;
    });
    return loading;
  };

  const loadDialog = async () => {
    const [{ VisitorDialog }] = await Promise.all([
      application(),
      import('../features/auth/auth-dialog'),
      import('../components/toaster'),
    ]);
    show(landing, true);
    return VisitorDialog;
  };
  const enter = async () => {
    const { Application, goToDashboard } = await application();
    goToDashboard();
    show(<Application />, true);
  };
  const landing = <LandingPage loadDialog={loadDialog} onEntered={() => void enter()} />;

  if (isVisitor()) {
    show(landing, false);
    return root;
  }
  show(<FullPageLoading />, false);
  application().then(
    ({ Application }) => startTransition(() => show(<Application />, true)),
    () => show(<NotLoaded />, false),
  );
  return root;
}

function NotLoaded() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState
        title="Proofround could not be loaded"
        detail="Nothing of yours was lost. Check your connection and try again."
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
