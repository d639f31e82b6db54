import { BellOff } from 'lucide-react';

import { serverDetail } from '../../api/errors';
import type { Notification } from '../../api/generated/client';
import { itemsOf } from '../../api/pages';
import { Button } from '../../components/button';
import { EmptyState, ErrorState, Skeleton } from '../../components/states';
import { useNotificationPagesInfiniteQuery } from './api';
import { NotificationItem } from './notification-item';

/** The newest notifications, and older ones on demand. */
export function NotificationList({
  onFollow,
}: {
  onFollow: (notification: Notification, leads: boolean) => void;
}) {
  const { data, error, isLoading, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useNotificationPagesInfiniteQuery(undefined);
  const notifications = itemsOf(data);

  if (isLoading) {
    return (
      <div className="flex flex-col gap-2 p-2" role="status" aria-label="Loading notifications">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-18" />
        ))}
      </div>
    );
  }
  if (!notifications) {
    return (
      <ErrorState
        title="Notifications could not be loaded"
        detail={serverDetail(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (notifications.length === 0) {
    return (
      <EmptyState icon={BellOff} title="No notifications yet">
        Interest, offers, finished analyses and payments will appear here.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-0.5">
        {notifications.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} onFollow={onFollow} />
        ))}
      </ul>
      {error && (
        <p role="alert" className="px-3 pt-2 text-label text-bad">
          These could not be refreshed. Please try again.
        </p>
      )}
      {(hasNextPage || error) && (
        <div className="p-2">
          <Button
            variant="secondary"
            size="small"
            className="w-full"
            loading={isFetchingNextPage}
            onClick={() => void (hasNextPage ? fetchNextPage() : refetch())}
          >
            {hasNextPage ? 'Show more' : 'Try again'}
          </Button>
        </div>
      )}
    </>
  );
}
