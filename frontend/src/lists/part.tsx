import type { ReactNode } from 'react';

import { Card } from '../components/card';
import { ErrorBoundary } from '../components/error-boundary';
import { ErrorState } from '../components/states';

interface PartProps {
  /** The subject of the error sentence, such as "Your matches". */
  name: string;
  /** Fetches the data again, in case another answer can be rendered. */
  onRetry?: () => unknown;
  /** The rendered data. When it changes, the error is cleared. */
  of?: unknown;
  /** Whether the error needs a card of its own. */
  framed?: boolean;
  children: ReactNode;
}

/** Makes a function that wraps each card of a page, so that an error in one does not affect the others. */
export const cardParts = (onRetry: () => unknown) =>
  function part(name: string, card: ReactNode) {
    return (
      <Part key={name} name={name} of={card} framed onRetry={onRetry}>
        {card}
      </Part>
    );
  };

/** An error boundary around a part of a page. If it throws, an error replaces this part only. */
export function Part({ name, onRetry, of, framed = false, children }: PartProps) {
  return (
    <ErrorBoundary
      of={of}
      fallback={(tryAgain) => {
        const failure = (
          <ErrorState
            announced
            title={`${name} could not be shown`}
            onRetry={() => {
              onRetry?.();
              tryAgain();
            }}
          />
        );
        return framed ? <Card>{failure}</Card> : failure;
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
