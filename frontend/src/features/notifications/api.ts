import { changeAnswer, showAtOnce } from '../../api/cache';
import { type Notification, workClient } from '../../api/generated/work-client';
import { tellOtherTabs } from '../../api/live/cross-tab';

export const PAGE = { limit: '10' } as const;

const COUNT = { type: 'Notifications', id: 'COUNT' } as const;

/** Loads the unread count again, because a request under way may or may not include the change. */
const afterwards = (_answer: unknown, error: unknown) => [error ? ('Notifications' as const) : COUNT];

/** Changes the loaded notifications and the number of unread ones. Sends no request. */
function changed(change: (notification: Notification) => unknown, count: (unread: number) => number) {
  let counted: number | undefined;
  const cache = workClient.util;
  return [
    (savedBy: string) =>
      changeAnswer(
        cache.updateQueryData('notificationsListPages', PAGE, ({ pages }) => {
          pages.forEach(({ items }) => items.forEach(change));
        }),
        cache.getRunningQueryThunk('notificationsListPages', PAGE),
        savedBy,
      ),
    (savedBy: string) =>
      changeAnswer(
        cache.updateQueryData('notificationsCountUnread', undefined, (draft) => {
          draft.unread_count = counted ??= count(draft.unread_count);
        }),
        cache.getRunningQueryThunk('notificationsCountUnread', undefined),
        savedBy,
      ),
  ];
}

const markRead = (notification: Notification) => {
  notification.read_at ??= new Date().toISOString();
};

export const {
  useNotificationsCountUnreadQuery,
  useNotificationsListPagesInfiniteQuery,
  useNotificationsReadMutation,
  useNotificationsReadAllMutation,
} = workClient.enhanceEndpoints({
  endpoints: {
    notificationsCountUnread: { providesTags: [COUNT] },
    notificationsListPages: { providesTags: ['Notifications'] },
    notificationsRead: {
      invalidatesTags: afterwards,
      onQueryStarted: async ({ id }, lifecycle) => {
        const mark = (one: Notification) => one.id === id && markRead(one);
        const changes = changed(mark, (unread) => Math.max(0, unread - 1));
        if (await showAtOnce(lifecycle, ...changes)) tellOtherTabs('Notifications');
      },
    },
    notificationsReadAll: {
      invalidatesTags: afterwards,
      onQueryStarted: async (_nothing, lifecycle) => {
        if (await showAtOnce(lifecycle, ...changed(markRead, () => 0))) tellOtherTabs('Notifications');
      },
    },
  },
});
