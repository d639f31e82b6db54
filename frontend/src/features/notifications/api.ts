import { client, type Notification } from '../../api/generated/client';
import { tellOtherTabs } from '../../api/live/cross-tab';
import { byCursor, toPage, type Page } from '../../api/pages';

export const PAGE_SIZE = 10;

/** What the server really has, where a change was refused. */
const onRefusal = (_answer: unknown, error: unknown) => (error ? (['Notifications'] as const) : []);

const listed = client
  .enhanceEndpoints({ endpoints: { notificationsCountUnread: { providesTags: ['Notifications'] } } })
  .injectEndpoints({
    endpoints: (build) => ({
      /** GET /notifications, newest first, page by page. */
      notificationPages: build.infiniteQuery<Page<Notification>, undefined, string | null>({
        infiniteQueryOptions: byCursor,
        query: ({ pageParam: cursor }) => ({
          url: '/api/notifications',
          params: { limit: PAGE_SIZE, cursor },
        }),
        transformResponse: (items: Notification[], meta) => toPage(items, meta),
        providesTags: ['Notifications'],
      }),
    }),
  });

interface Lifecycle {
  dispatch: (patch: ReturnType<typeof listed.util.updateQueryData>) => { undo: () => void };
  queryFulfilled: Promise<unknown>;
}

/** Shows a change before the server has answered, and takes it back when it refuses. */
async function optimistically(
  { dispatch, queryFulfilled }: Lifecycle,
  change: { items: (notification: Notification) => void; count: (unread: number) => number },
): Promise<void> {
  const patches = [
    dispatch(
      listed.util.updateQueryData('notificationPages', undefined, ({ pages }) => {
        pages.forEach(({ items }) => items.forEach(change.items));
      }),
    ),
    dispatch(
      listed.util.updateQueryData('notificationsCountUnread', undefined, (draft) => {
        draft.unread_count = change.count(draft.unread_count);
      }),
    ),
  ];
  try {
    await queryFulfilled;
    tellOtherTabs();
  } catch {
    patches.forEach((patch) => patch.undo());
  }
}

const api = listed.enhanceEndpoints({
  endpoints: {
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

export const {
  useNotificationsCountUnreadQuery,
  useNotificationPagesInfiniteQuery,
  useNotificationsReadMutation,
  useNotificationsReadAllMutation,
} = api;
