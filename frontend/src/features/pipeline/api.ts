import { changeAnswer, showAtOnce } from '../../api/cache';
import { type PipelineCard, type PipelineInput, workClient } from '../../api/generated/work-client';
import { tellOtherTabs, tellWhenDone } from '../../api/live/cross-tab';
import { startupIdOf } from './columns';

const WHOLE = {} as const;

/** Changes the cached cards. Sends no request. */
const changeCards = (change: (cards: PipelineCard[]) => void, savedBy?: string) =>
  changeAnswer(
    workClient.util.updateQueryData('pipelineList', WHOLE, change),
    workClient.util.getRunningQueryThunk('pipelineList', WHOLE),
    savedBy,
  );

/** Applies the input to its card in the cache, as the server will. */
function applyInput(card: PipelineCard, { column, reason, message, note, remind_at }: PipelineInput): void {
  const isPassed = column === 'passed';
  card.column = column;
  card.reason = isPassed ? (reason ?? null) : null;
  card.message = isPassed ? (message ?? card.message) : null;
  if (note !== undefined) card.note = note;
  if (remind_at !== undefined) card.remind_at = remind_at;
}

export const {
  usePipelineListQuery,
  usePipelinePutMutation,
  usePipelineRemoveMutation,
  usePipelineGetWeightsQuery,
  usePipelineSetWeightsMutation,
  usePipelineGetFeedbackQuery,
} = workClient.enhanceEndpoints({
  endpoints: {
    pipelineList: { providesTags: ['Pipeline'] },
    pipelinePut: {
      // The card moves at once, and back if the server refuses it.
      onQueryStarted: async ({ startupId, pipelineInput }, lifecycle) => {
        const isIt = (card: PipelineCard) => startupIdOf(card) === startupId;
        const moveIt = (cards: PipelineCard[]) =>
          cards.filter(isIt).forEach((card) => applyInput(card, pipelineInput));
        const saved = await showAtOnce(lifecycle, (savedBy) => changeCards(moveIt, savedBy));
        if (!saved) return;
        tellOtherTabs('Pipeline');
        lifecycle.dispatch(
          changeCards((cards) => {
            const at = cards.findIndex(isIt);
            if (at === -1) cards.unshift(saved.data);
            else cards[at] = saved.data;
          }),
        );
      },
      // A pass withdraws the interest, which the list of interests shows.
      invalidatesTags: (card) => (card && card.column !== 'passed' ? [] : ['Pipeline']),
    },
    pipelineRemove: {
      onQueryStarted: tellWhenDone('Pipeline'),
      invalidatesTags: ['Pipeline'],
    },
    pipelineGetWeights: { providesTags: ['Pipeline'] },
    pipelineSetWeights: {
      invalidatesTags: (weights) => (weights ? ['Pipeline', { type: 'Startup', id: 'LIST' }] : []),
    },
    pipelineGetFeedback: { providesTags: (_feedback, _error, { id }) => [{ type: 'Analytics', id }] },
  },
});
