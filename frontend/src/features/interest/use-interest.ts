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
  const { isSaved, readAt } = useInterestListQuery(
    {},
    {
      skip: !isInvestor,
      selectFromResult: ({ data, fulfilledTimeStamp = 0 }) => ({
        isSaved: data?.some((one) => one.startup_id === startupId) ?? false,
        readAt: fulfilledTimeStamp,
      }),
    },
  );
  const [record, recording] = useInterestRecordMutation({ fixedCacheKey: `record ${startupId}` });
  const [withdraw, withdrawing] = useInterestWithdrawMutation({ fixedCacheKey: `withdraw ${startupId}` });
  // A list loaded after the call is newer than the call's result: it also has changes of other sessions.
  const holds = ({ isLoading, isSuccess, fulfilledTimeStamp = 0 }: Call) =>
    isLoading || (isSuccess && fulfilledTimeStamp >= readAt);
  const isRecorded = holds(recording);
  const isWithdrawn = holds(withdrawing);
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
