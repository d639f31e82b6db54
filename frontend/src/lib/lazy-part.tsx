import type { ComponentType, ReactNode } from 'react';
import { createContext, lazy, Suspense, use, useEffect, useRef, useState } from 'react';

import { whenIdle } from './idle';
import { pauseAfter } from './pause';
import { useReload } from './use-reload';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Loads the part again. */
const Retry = createContext<() => void>(() => undefined);

/**
 * A component whose file loads when it is first rendered. Until then `fallback` is shown. If the file does
 * not load, a note offers another try, and so does the next rendering.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  let failures = 0;
  let latest: ComponentType<Props> | undefined;
  const attempt = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch {
        failures += 1;
        latest = undefined;
        const isRepeated = failures > 1;
        return { default: (props: Props) => <NotLoaded dialog={props} isRepeated={isRepeated} /> };
      }
    });
  const present = () => (latest ??= attempt());
  return function LazyPart(props) {
    const [Part, setPart] = useState(present);
    return (
      <Retry value={() => setPart(present)}>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </Retry>
    );
  };
}

/** The same for a part that the user has not asked for: its file is requested until it loads. */
export const lazyExtra = <Props extends object>(
  load: Load<Props>,
  fallback?: ReactNode,
): ComponentType<Props> =>
  lazyPart(async () => {
    for (let failures = 1; ; failures++) {
      try {
        return await load();
      } catch {
        await pauseAfter(failures);
      }
    }
  }, fallback);

/** The same for a part that is not urgent: its file loads once the browser is idle. */
export const lazyWhenIdle = <Props extends object>(
  load: Load<Props>,
  fallback?: ReactNode,
): ComponentType<Props> => {
  const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));
  return lazyExtra(async () => {
    await idle();
    return load();
  }, fallback);
};

/** How the part is closed, if it is a dialog. */
function closeOf(dialog: object): (() => void) | undefined {
  if ('onClose' in dialog && typeof dialog.onClose === 'function') {
    const { onClose } = dialog;
    return () => void Reflect.apply(onClose, undefined, []);
  }
  if ('onOpenChange' in dialog && typeof dialog.onOpenChange === 'function') {
    const { onOpenChange } = dialog;
    return () => void Reflect.apply(onOpenChange, undefined, [false]);
  }
  return undefined;
}

const BUTTON = 'min-h-9 font-medium text-primary underline-offset-4 hover:underline';

/** Stands at the bottom of the page in place of a part, usually a dialog, whose file has not loaded. */
function NotLoaded({ dialog, isRepeated }: { dialog: object; isRepeated: boolean }) {
  const retry = use(Retry);
  const { reload, isOffline } = useReload();
  const close = closeOf(dialog);
  const isOpen = !('open' in dialog) || dialog.open !== false;
  const wasClosed = useRef(false);
  useEffect(() => {
    if (!isOpen) wasClosed.current = true;
    else if (wasClosed.current) retry();
  }, [isOpen, retry]);
  if (!isOpen) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-dialog mx-auto flex w-fit flex-wrap items-center gap-x-4 rounded-card border border-line bg-raised px-4 py-2 text-body shadow-float"
    >
      <p className="text-bad">
        {isOffline ? 'There is no connection.' : 'This part could not be loaded. Check your connection.'}
      </p>
      <button type="button" className={BUTTON} onClick={retry}>
        Try again
      </button>
      {isRepeated && (
        // Some browsers do not request a failed file again within the same page.
        <button type="button" className={BUTTON} onClick={reload}>
          Reload the page
        </button>
      )}
      {close && (
        <button type="button" className={BUTTON} onClick={close}>
          Close
        </button>
      )}
    </div>
  );
}
