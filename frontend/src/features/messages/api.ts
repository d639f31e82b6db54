import { workClient } from '../../api/generated/work-client';
import { onThreadNews, tellThreadNews } from '../../api/live/thread-news';
import { applyNews, isAbout } from './news';

const THREADS = ['Threads'] as const;
const ofThread = (_reply: unknown, _error: unknown, { id }: { id: string }) =>
  ['Threads', { type: 'Messages', id }] as const;

export const {
  useConversationsAnswerMutation,
  useConversationsBlockMutation,
  useConversationsCreateMutation,
  useConversationsGetQuery,
  useConversationsListMessagesPagesInfiniteQuery,
  useConversationsListPagesInfiniteQuery,
  useConversationsMarkReadMutation,
  useConversationsWriteMutation,
} = workClient.enhanceEndpoints({
  endpoints: {
    conversationsListPages: { providesTags: THREADS },
    conversationsGet: { providesTags: THREADS },
    conversationsListMessagesPages: {
      providesTags: (_pages: unknown, _error: unknown, { id }: { id: string }) => [{ type: 'Messages', id }],
      // A long conversation does not load again for each message.
      onCacheEntryAdded: async (list, cache) => {
        const stop = onThreadNews((news) => {
          if (!isAbout(news, list.id)) return;
          const apply = () => void cache.updateCachedData(({ pages }) => applyNews(pages, news));
          apply();
          // An answer that is under way may be older than the news, and replaces the pages.
          const running = cache.dispatch(
            workClient.util.getRunningQueryThunk('conversationsListMessagesPages', list),
          );
          void running?.then(apply);
        });
        await cache.cacheEntryRemoved;
        stop();
      },
    },
    conversationsCreate: { invalidatesTags: ['Threads', 'Messages'] },
    conversationsWrite: {
      onQueryStarted: async (_written, { queryFulfilled }) => {
        try {
          tellThreadNews({ kind: 'message', message: (await queryFulfilled).data });
        } catch {
          // The form shows the failure.
        }
      },
      // Also after a refusal, because the conversation may be blocked meanwhile.
      invalidatesTags: THREADS,
    },
    conversationsMarkRead: { invalidatesTags: ['Threads', 'Notifications'] },
    conversationsBlock: { invalidatesTags: THREADS },
    conversationsAnswer: { invalidatesTags: ofThread },
  },
});
