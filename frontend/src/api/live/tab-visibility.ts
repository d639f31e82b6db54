/** A tab that nobody has looked at for so long needs no live updates. */
const HIDDEN_MS = 60_000;

export interface Tab {
  /** Aborted once the tab has been hidden for a minute; another signal after it was shown again. */
  readonly left: AbortSignal;
  /** When somebody looks at the tab that was left; at once while it is not. */
  shown: () => Promise<void>;
}

/**
 * Watches whether anybody looks at this tab, until `over`. Over HTTP/1.1 a browser has six
 * connections to an origin for all its tabs: those out of sight must not keep one each.
 */
export function watchTab(over: AbortSignal): Tab {
  let leaving = new AbortController();
  let wake: () => void = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(() => leaving.abort(), HIDDEN_MS);
    } else if (leaving.signal.aborted) {
      leaving = new AbortController();
      wake();
    }
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    wake();
  };
  document.addEventListener('visibilitychange', look);
  over.addEventListener('abort', stop, { once: true });
  look();

  return {
    get left() {
      return leaving.signal;
    },
    shown: () =>
      new Promise((resolve) => {
        if (leaving.signal.aborted && !over.aborted) wake = resolve;
        else resolve();
      }),
  };
}
