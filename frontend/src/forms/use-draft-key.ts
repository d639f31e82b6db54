import { client } from '../api/generated/client';
import { draftKey } from './draft';

/** The signed-in user's id; undefined while no user is known. */
export const useUserId = (): string | undefined =>
  client.endpoints.accountsGet.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ id: data?.id }),
  }).id;

/** The storage key of the signed-in user's draft, of one entity or of all; undefined while no user is known. */
export function useDraftKey(form: string, entityId?: string): string | undefined {
  const userId = useUserId();
  return userId && draftKey(form, userId, entityId);
}
