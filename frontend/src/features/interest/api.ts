import { statusOf } from '../../api/errors';
import { workClient } from '../../api/generated/work-client';

/** Reloads the list after a success, and after the refusal that shows that the list is outdated. */
const unlessRefused = (refusal: number) => (_answer: unknown, error: unknown) =>
  error && statusOf(error) !== refusal ? [] : (['Pipeline'] as const);

export const { useInterestListQuery, useInterestRecordMutation, useInterestWithdrawMutation } =
  workClient.enhanceEndpoints({
    endpoints: {
      // Its startups carry the fit, as those of the board do.
      interestList: { providesTags: ['Pipeline'] },
      interestRecord: { invalidatesTags: unlessRefused(409) },
      interestWithdraw: { invalidatesTags: unlessRefused(404) },
    },
  });
