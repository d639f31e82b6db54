import { useEffect } from 'react';

import { client } from '../../api/generated/client';
import { useInterestListQuery, useInterestRecordMutation, useInterestWithdrawMutation } from './api';

interface Call {
  isLoading: boolean;
  isSuccess: boolean;
  fulfilledTimeStamp?: number;
}

/**
 * Whether the investor is interested in a startup, and the calls that change it. All buttons of a
 * startup share the state of the calls, so that all show a change at once. The list of interests is
 * read once and kept in the cache.
 */
export function useInterest(startupId: string) {
  const { isInvestor } = client.endpoints.accountsGet.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ isInvestor: data?.user_type === 'investor' }),
  });
  const { isSaved, askedAt } = useInterestListQuery(
    {},
    {
      skip: !isInvestor,
      selectFromResult: ({ data, isFetching, startedTimeStamp = 0 }) => ({
        isSaved: data?.some((one) => one.startup_id === startupId) ?? false,
        // While the list loads again, the shown one was asked for earlier.
        askedAt: isFetching ? 0 : startedTimeStamp,
      }),
    },
  );
  const [record, recording] = useInterestRecordMutation({ fixedCacheKey: `record ${startupId}` });
  const [withdraw, withdrawing] = useInterestWithdrawMutation({ fixedCacheKey: `withdraw ${startupId}` });
  // A list that was asked for after the call is newer than its result: it also has changes of other sessions.
  // One that was asked for before may lack the change, however late it arrives.
  const isOutdated = ({ isSuccess, fulfilledTimeStamp = 0 }: Call) =>
    isSuccess && fulfilledTimeStamp < askedAt;
  const holds = (call: Call) => (call.isLoading || call.isSuccess) && !isOutdated(call);
  const isRecorded = holds(recording);
  const isWithdrawn = holds(withdrawing);
  // An outdated result must not count again while the list reloads.
  const outdated = [recording, withdrawing].filter(isOutdated);
  useEffect(() => {
    for (const { reset } of outdated) reset();
  });
  return {
    isInterested: isRecorded || (isSaved && !isWithdrawn),
    isBusy: recording.isLoading || withdrawing.isLoading,
    record: async () => {
      withdrawing.reset();
      await record({ startupId }).unwrap();
    },
    withdraw: async () => {
      recording.reset();
      await withdraw({ startupId }).unwrap();
    },
  };
}
