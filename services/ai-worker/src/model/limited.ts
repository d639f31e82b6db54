/** A signal that aborts after `ms` or with `outer`; `end` releases timer and listener. */
export function limited(ms: number, outer?: AbortSignal): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(abort, ms);
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}
