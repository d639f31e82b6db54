import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import { ErrorBoundary } from '../components/error-boundary';
import { ReloadState } from '../components/reload-state';
import { LandingPage } from '../features/landing/landing-page';
import { lazyWhenIdle } from '../lib/lazy-part';
import { TOKEN_KEY } from '../lib/storage';
import { isVisitor } from './visitor';

const Toaster = lazyWhenIdle(async () => (await import('../components/toaster')).default);

/**
 * Renders the first page. A visitor gets the landing page alone, without store and router. They load
 * with the auth dialog, and the application replaces the landing page after a log-in.
 */
export function start(element: HTMLElement): Root {
  const root = createRoot(element);
  /** The toaster stays mounted when the page changes. */
  const show = (page: ReactNode, withToasts: boolean) =>
    root.render(
      <StrictMode>
        {page}
        {withToasts && (
          <ErrorBoundary>
            <Toaster />
          </ErrorBoundary>
        )}
      </StrictMode>,
    );

  let loading: Promise<Awaited<ReturnType<typeof load>>> | undefined;
  const load = async () => (await import('./application')).createApplication();
  const application = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined; // lets the next attempt load again
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
  const onEntered = async () => {
    const { Application, enter } = await application();
    enter();
    show(<Application />, true);
  };
  const landing = <LandingPage loadDialog={loadDialog} onEntered={() => void onEntered()} />;

  if (isVisitor(TOKEN_KEY)) {
    show(landing, false);
    return root;
  }
  // The document's own "Loading..." stays until then.
  application().then(
    ({ Application }) => startTransition(() => show(<Application />, true)),
    () => show(<NotLoaded />, false),
  );
  return root;
}

function NotLoaded() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <ReloadState
        title="Proofround could not be loaded"
        detail="Nothing of yours was lost. Check your connection and try again."
      />
    </main>
  );
}
