import { searchName } from '@proofround/contracts/startups/schemas.js';

import { type SavedSearch, workClient } from '../../api/generated/work-client';
import { tellWhenDone } from '../../api/live/cross-tab';
import { ConfirmedAction } from '../../forms/confirmed-action';
import { useDraftKey } from '../../forms/draft';
import { SEARCH_FIELDS } from '../../forms/fields/searches';
import { FormDialog } from '../../forms/form-dialog';
import { detailOr } from '../../forms/use-submission';

/** The searches change under the board's topic, which also tells the browser's other tabs. */
const change = {
  onQueryStarted: tellWhenDone('Pipeline'),
  invalidatesTags: (_search: unknown, error: unknown) =>
    error ? [] : [{ type: 'Pipeline', id: 'SEARCHES' } as const],
};

const {
  useSearchesCreateMutation,
  useSearchesFollowMutation,
  useSearchesRenameMutation,
  useSearchesRemoveMutation,
} = workClient.enhanceEndpoints({
  endpoints: {
    searchesCreate: change,
    searchesFollow: change,
    searchesRename: change,
    searchesRemove: change,
  },
});

interface ClosingProps {
  onClose: () => void;
}

/** Saves a query of GET /startups under a name. */
export function SaveSearchDialog({ query, onClose }: { query: string } & ClosingProps) {
  const [create] = useSearchesCreateMutation();
  return (
    <FormDialog
      schema={searchName}
      fields={SEARCH_FIELDS}
      draft={useDraftKey('search', query)}
      needs="name"
      send={({ name }, key) => create({ searchInput: { name, query }, 'Idempotency-Key': key }).unwrap()}
      done="Search saved"
      failure={detailOr('Failed to save the search')}
      title="Save search"
      description="Your search, filters and order are saved. Favorites are not: only this browser knows them."
      label="Save search"
      action="Save"
      onClose={onClose}
    />
  );
}

interface SearchDialogProps extends ClosingProps {
  search: SavedSearch;
}

export function RenameSearchDialog({ search: { id, name }, onClose }: SearchDialogProps) {
  const [rename] = useSearchesRenameMutation();
  return (
    <FormDialog
      schema={searchName}
      fields={SEARCH_FIELDS}
      base={{ name }}
      draft={useDraftKey('search', id)}
      needs="name"
      send={(input) => rename({ id, searchName: input }).unwrap()}
      done="Search renamed"
      failure={detailOr('Failed to rename the search')}
      title="Rename search"
      description={name}
      label="Rename search"
      action="Rename"
      onClose={onClose}
    />
  );
}

/** Follows a search, or ends that (SEARCH-6). */
export function FollowSearchDialog({ search: { id, name, followed }, onClose }: SearchDialogProps) {
  const [follow] = useSearchesFollowMutation();
  const props = followed
    ? {
        title: 'Stop following this search?',
        description: `“${name}” stays saved. You are no longer told of its new startups.`,
        action: 'Stop following',
        done: 'You no longer follow this search',
      }
    : {
        title: 'Follow this search?',
        description: `Once a day you are told of the new startups in “${name}”, if there are any: in your inbox and by mail, together with the other searches that you follow.`,
        action: 'Follow',
        done: 'You follow this search',
      };
  return (
    <ConfirmedAction
      {...props}
      tone="primary"
      send={() => follow({ id, searchFollow: { followed: !followed } }).unwrap()}
      failure={detailOr('Failed to change the search')}
      onClose={onClose}
    />
  );
}

export function RemoveSearchDialog({ search: { id, name }, onClose }: SearchDialogProps) {
  const [remove] = useSearchesRemoveMutation();
  return (
    <ConfirmedAction
      title="Remove this search?"
      description={`“${name}” is removed from your saved searches. The startups stay as they are.`}
      action="Remove search"
      send={() => remove({ id }).unwrap()}
      done="Search removed"
      failure={detailOr('Failed to remove the search')}
      onClose={onClose}
    />
  );
}
