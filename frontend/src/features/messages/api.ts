import { changeAnswer } from '../../api/cache';
import { workClient } from '../../api/generated/work-client';
import { onThreadNews, tellThreadNews } from '../../api/live/thread-news';
import { applyNews, isAbout } from './news';

const LIST = 'conversationsListMessagesPages';
const THREADS = ['Threads'] as const;
const ofThread = (_reply: unknown, _error: unknown, { id }: { id: string }) =>
  ['Threads', { type: 'Messages', id }] as const;

export const {
  useBlocksLiftMutation,
  useBlocksListPagesInfiniteQuery,
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
          cache.dispatch(
            changeAnswer(
              workClient.util.updateQueryData(LIST, list, ({ pages }) => applyNews(pages, news)),
              workClient.util.getRunningQueryThunk(LIST, list),
            ),
          );
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
    // A block changes what conversations show, and is made in them.
    blocksListPages: { providesTags: THREADS },
    blocksLift: { invalidatesTags: THREADS },
    conversationsAnswer: { invalidatesTags: ofThread },
  },
});
