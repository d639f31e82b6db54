import { startTransition, useEffect, useState, type ComponentType } from 'react';

import { PartLoading } from '../../components/states';
import { useUser } from '../session';

const LOAD = {
  startup: () => import('./founder-dashboard'),
  investor: () => import('./investor-dashboard'),
};

/**
 * Each kind of account has a dashboard of its own, and loads only that. Without React's lazy: that
 * keeps a fallback on screen for 300 ms, and here the parts are mostly there already.
 */
export default function Dashboard() {
  const { user_type } = useUser();
  const [part, setPart] = useState<{ of: typeof user_type; Component: ComponentType }>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    let isWanted = true;
    LOAD[user_type]().then(
      ({ default: Component }) => isWanted && startTransition(() => setPart({ of: user_type, Component })),
      (cause: unknown) =>
        // As it was thrown: it tells a script of an older release from a fault.
        isWanted &&
        setFailure(
          cause instanceof Error ? cause : new Error('The dashboard could not be loaded', { cause }),
        ),
    );
    return () => {
      isWanted = false;
    };
  }, [user_type]);

  if (failure) throw failure;
  if (part?.of !== user_type) return <PartLoading />;
  return <part.Component />;
}
