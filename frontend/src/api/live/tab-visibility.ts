/** A tab that has been hidden for this long needs no live updates. */
const HIDDEN_MS = 60_000;

export interface Tab {
  /** Aborts once the tab has been hidden for a minute. Each time the tab is hidden has its own signal. */
  readonly hiddenSignal: AbortSignal;
  /** Resolves when a hidden tab is shown again, or at once if `hiddenSignal` has not aborted. */
  shown: () => Promise<void>;
}

/**
 * Watches whether this tab is visible, until `over` aborts. Over HTTP/1.1 all tabs of a browser share
 * six connections per origin, so hidden tabs must not keep one each.
 */
export function watchTab(over: AbortSignal): Tab {
  let hidden = new AbortController();
  let wake: () => void = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onVisibilityChange = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(() => hidden.abort(), HIDDEN_MS);
    } else if (hidden.signal.aborted) {
      hidden = new AbortController();
      wake();
    }
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    wake();
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  over.addEventListener('abort', stop, { once: true });
  onVisibilityChange();

  return {
    get hiddenSignal() {
      return hidden.signal;
    },
    shown: () =>
      new Promise((resolve) => {
        if (hidden.signal.aborted && !over.aborted) wake = resolve;
        else resolve();
      }),
  };
}
