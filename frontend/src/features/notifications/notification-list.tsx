import { BellOff } from 'lucide-react';

import type { Notification } from '../../api/generated/work-client';
import { ActionLink } from '../../components/action-link';
import { EmptyState } from '../../components/states';
import { CursorList } from '../../lists/cursor-list';
import { PlainRows, type RowsProps } from '../../lists/rows';
import { PAGE, useNotificationsListPagesInfiniteQuery } from './api';
import { NotificationItem } from './notification-item';

const Rows = (props: RowsProps) => <PlainRows {...props} className="flex flex-col gap-0.5" />;

interface NotificationListProps {
  onFollow: (notification: Notification, hasLink: boolean) => void;
  /** Called when the user goes to another page without a notification. */
  onLeave: () => void;
}

/** The newest notifications, and older ones on demand. */
export function NotificationList({ onFollow, onLeave }: NotificationListProps) {
  return (
    <CursorList
      query={useNotificationsListPagesInfiniteQuery(PAGE)}
      name="Notifications"
      entry="This notification"
      outline={['h-18', 'h-18', 'h-18']}
      layout="flex flex-col gap-2 p-2"
      failure={null}
      Rows={Rows}
      empty={
        <EmptyState
          icon={BellOff}
          title="No notifications yet"
          action={
            <ActionLink to="/dashboard" onClick={onLeave} size="small">
              Go to your dashboard
            </ActionLink>
          }
        >
          Interest, offers, finished analyses and payments will appear here.
        </EmptyState>
      }
    >
      {(notification) => <NotificationItem notification={notification} onFollow={onFollow} />}
    </CursorList>
  );
}
