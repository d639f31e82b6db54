import type { ComponentProps, ReactNode } from 'react';

import { Card } from '../components/card';
import { ErrorState, Skeleton } from '../components/states';
import { useFailureToast } from '../lib/failure-toast';
import { PartBoundary } from './part-boundary';

/** The result of a query hook. */
export interface Query<Data> {
  data?: Data | undefined;
  error?: object | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface QueryViewProps<Data> {
  query: Query<Data>;
  /** What the errors call the data: "Your matches could not be loaded". */
  name: string;
  /** The sizes of the skeletons that show while the data loads. */
  outline: readonly string[];
  shape?: ComponentProps<typeof Skeleton>['shape'];
  /** The classes of the element around the skeletons. */
  layout?: string | undefined;
  /** Replaces empty data. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** Whether the error and the empty state need a card of their own; by default if the skeletons are cards. */
  framed?: boolean;
  /** The text of the failure toast (TEXT-3); null if the failure is announced elsewhere. */
  failure?: string | null;
  children: (data: Data) => ReactNode;
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0;

/**
 * Renders a query: skeletons while it loads, an error with a retry button, an empty state, or the data.
 * An error replaces data that cannot be rendered.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, name, outline, shape = 'row', framed = shape === 'card' } = props;
  const { layout = shape === 'card' ? 'flex flex-col gap-4' : 'flex flex-col gap-3' } = props;
  const { data, error, isFetching } = query;
  const { empty, isEmpty = isEmptyList, failure = 'Failed to load data', children } = props;
  const frame = (content: ReactNode) => (framed ? <Card>{content}</Card> : content);
  const retry = () => void query.refetch();
  useFailureToast(failure === null ? undefined : error, failure ?? '');

  if (data !== undefined) {
    return (
      <PartBoundary name={name} of={data} framed={framed} onRetry={retry}>
        {() => (empty !== undefined && isEmpty(data) ? frame(empty) : children(data))}
      </PartBoundary>
    );
  }
  if (error !== undefined && !isFetching)
    return frame(
      <ErrorState announced={failure === null} title={`${name} could not be loaded`} onRetry={retry} />,
    );
  return (
    <div
      role="status"
      aria-label={`Loading ${name.charAt(0).toLowerCase()}${name.slice(1)}`}
      className={layout}
    >
      {outline.map((className, at) => (
        <Skeleton key={at} shape={shape} className={className} />
      ))}
    </div>
  );
}
