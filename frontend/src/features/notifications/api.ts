import { workClient } from '../../api/generated/work-client';
import type { Notification } from '../../api/generated/work-client';
import { tellOtherTabs } from '../../api/live/cross-tab';

export const PAGE = { limit: '10' } as const;

/** Loads the server's state again after a refused change. */
const onRefusal = (_answer: unknown, error: unknown) => (error ? (['Notifications'] as const) : []);

interface Lifecycle {
  dispatch: (patch: ReturnType<typeof workClient.util.updateQueryData>) => { undo: () => void };
  queryFulfilled: Promise<unknown>;
}

/** Shows a change before the server answers, and reverts it if the server refuses. */
async function optimistically(
  { dispatch, queryFulfilled }: Lifecycle,
  change: { items: (notification: Notification) => void; count: (unread: number) => number },
): Promise<void> {
  const patches = [
    dispatch(
      workClient.util.updateQueryData('notificationsListPages', PAGE, ({ pages }) => {
        pages.forEach(({ items }) => items.forEach(change.items));
      }),
    ),
    dispatch(
      workClient.util.updateQueryData('notificationsCountUnread', undefined, (draft) => {
        draft.unread_count = change.count(draft.unread_count);
      }),
    ),
  ];
  try {
    await queryFulfilled;
    tellOtherTabs('Notifications');
  } catch {
    patches.forEach((patch) => patch.undo());
  }
}

export const {
  useNotificationsCountUnreadQuery,
  useNotificationsListPagesInfiniteQuery,
  useNotificationsReadMutation,
  useNotificationsReadAllMutation,
} = workClient.enhanceEndpoints({
  endpoints: {
    notificationsCountUnread: { providesTags: ['Notifications'] },
    notificationsListPages: { providesTags: ['Notifications'] },
    notificationsRead: {
      invalidatesTags: onRefusal,
      onQueryStarted: ({ id }, lifecycle) =>
        optimistically(lifecycle, {
          items: (notification) => {
            if (notification.id === id) notification.read_at ??= new Date().toISOString();
          },
          count: (unread) => Math.max(0, unread - 1),
        }),
    },
    notificationsReadAll: {
      invalidatesTags: onRefusal,
      onQueryStarted: (_nothing, lifecycle) =>
        optimistically(lifecycle, {
          items: (notification) => {
            notification.read_at ??= new Date().toISOString();
          },
          count: () => 0,
        }),
    },
  },
});
