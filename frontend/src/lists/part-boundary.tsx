import type { ReactNode } from 'react';

import { Card } from '../components/card';
import { ErrorBoundary } from '../components/error-boundary';
import { ErrorState } from '../components/states';

interface PartFailureProps {
  /** What the error calls the part: "Your matches could not be shown". */
  name: string;
  /** Whether the error needs a card of its own. */
  framed?: boolean;
  onRetry: () => void;
}

/** Says that a part of a page could not be shown. */
export function PartFailure({ name, framed = false, onRetry }: PartFailureProps) {
  const failure = <ErrorState announced title={`${name} could not be shown`} onRetry={onRetry} />;
  return framed ? <Card>{failure}</Card> : failure;
}

interface PartBoundaryProps extends Omit<PartFailureProps, 'onRetry'> {
  /** Fetches the data again, in case another answer can be rendered. */
  onRetry?: (() => unknown) | undefined;
  /** The rendered data. When it changes, the error is cleared. */
  of?: unknown;
  /** The part, or a function that draws it. */
  children: ReactNode | (() => ReactNode);
}

/** Makes a function that wraps each card of a page, so that an error in one does not affect the others. */
export const boundariesWith = (onRetry?: () => unknown) =>
  function part(name: string, card: ReactNode) {
    return (
      <PartBoundary key={name} name={name} of={card} framed onRetry={onRetry}>
        {card}
      </PartBoundary>
    );
  };

/** Draws as a child component, so that the boundary around it catches what `draw` throws. */
const Drawn = ({ draw }: { draw: () => ReactNode }) => draw();

/** An error boundary around a part of a page. If it throws, an error replaces this part only. */
export function PartBoundary({ name, onRetry, of, framed = false, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary
      of={of}
      fallback={(tryAgain) => (
        <PartFailure
          name={name}
          framed={framed}
          onRetry={() => {
            onRetry?.();
            tryAgain();
          }}
        />
      )}
    >
      {typeof children === 'function' ? <Drawn draw={children} /> : children}
    </ErrorBoundary>
  );
}
