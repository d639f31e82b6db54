import { workClient } from '../../api/generated/work-client';

const THREADS = ['Threads'] as const;
const ofThread = (_reply: unknown, _error: unknown, { id }: { id: string }) =>
  ['Threads', { type: 'Messages', id }] as const;

const api = workClient.enhanceEndpoints({
  endpoints: {
    conversationsListPages: { providesTags: THREADS },
    conversationsGet: { providesTags: THREADS },
    conversationsListMessagesPages: {
      providesTags: (_pages: unknown, _error: unknown, { id }: { id: string }) => [{ type: 'Messages', id }],
    },
    conversationsCreate: { invalidatesTags: ['Threads', 'Messages'] },
    conversationsWrite: { invalidatesTags: ofThread },
    conversationsMarkRead: { invalidatesTags: ['Threads', 'Notifications'] },
    conversationsBlock: { invalidatesTags: THREADS },
    conversationsAnswer: { invalidatesTags: ofThread },
  },
});

export const {
  useConversationsAnswerMutation,
  useConversationsBlockMutation,
  useConversationsCreateMutation,
  useConversationsGetQuery,
  useConversationsListMessagesPagesInfiniteQuery,
  useConversationsListPagesInfiniteQuery,
  useConversationsMarkReadMutation,
  useConversationsWriteMutation,
} = api;
