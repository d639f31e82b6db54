import { client } from '../api/generated/client';

/** The signed-in user's id; undefined while no user is known. */
export const useUserId = (): string | undefined =>
  client.endpoints.accountsGet.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ id: data?.id }),
  }).id;
