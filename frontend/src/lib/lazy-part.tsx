import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

import { whenIdle } from './idle';

/** A component whose file loads when it is first rendered. Until then `fallback` is shown. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Loaded: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={fallback}>
      <Loaded {...props} />
    </Suspense>
  );
}

/** The same for a component that is not urgent: its file loads once the browser is idle. */
export const lazyWhenIdle = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> =>
  lazyPart(async () => {
    await new Promise<void>((resolve) => void whenIdle(resolve));
    return load();
  }, fallback);
