import { BellDot, Bookmark, MoreHorizontal } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Link } from 'react-router';

import { type SavedSearch, workClient } from '../../api/generated/work-client';
import { Button } from '../../components/button';
import { menuEntry, MenuPanel } from '../../components/menu';
import { cn } from '../../lib/cn';
import { lazyPart } from '../../lib/lazy-part';
import { Entries } from '../../lists/entries';
import { QueryView } from '../../lists/query-view';
import { useDialogParam } from '../../lists/use-dialog-param';

// What changes the searches is in the module of the dialogs, so that each loads only its own calls.
const { useSearchesListQuery } = workClient.enhanceEndpoints({
  endpoints: { searchesList: { providesTags: [{ type: 'Pipeline', id: 'SEARCHES' }] } },
});

const SaveSearchDialog = lazyPart(async () => (await import('./search-dialogs')).SaveSearchDialog);
const FollowSearchDialog = lazyPart(async () => (await import('./search-dialogs')).FollowSearchDialog);
const RenameSearchDialog = lazyPart(async () => (await import('./search-dialogs')).RenameSearchDialog);
const RemoveSearchDialog = lazyPart(async () => (await import('./search-dialogs')).RemoveSearchDialog);

interface SavedSearchesProps {
  /** The present search as a query of GET /startups; empty if nothing is set. */
  query: string;
  /** The URL parameters of the page that shows a query. Not imported, because the page has loaded it already. */
  pageOf: (query: string) => URLSearchParams;
}

/** The saved searches as links, and the button that saves the present one (BROWSE-11). */
export function SavedSearches(props: SavedSearchesProps) {
  const searches = useSearchesListQuery();
  return (
    <QueryView query={searches} name="Your saved searches" outline={[]}>
      {(all) => <Row searches={all} {...props} />}
    </QueryView>
  );
}

function Row({ searches, query, pageOf }: SavedSearchesProps & { searches: readonly SavedSearch[] }) {
  const { value, open, close } = useDialogParam('saved');
  const isNew = query !== '' && !searches.some((search) => search.query === query);
  const chosen = (verb: string) => searches.find(({ id }) => value === `${verb}-${id}`);
  const [followed, renamed, removed] = [chosen('follow'), chosen('rename'), chosen('remove')];
  return (
    <>
      {(searches.length > 0 || isNew) && (
        <div
          data-takes-focus
          tabIndex={-1}
          className="mt-4 flex items-center gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap"
        >
          {searches.length > 0 && (
            <Entries
              items={searches}
              name="This search"
              aria-label="Saved searches"
              className="flex gap-2 sm:flex-wrap"
              itemClassName="flex"
            >
              {(search) => (
                <SavedLink
                  search={search}
                  page={`?${pageOf(search.query)}`}
                  isShown={search.query === query}
                  onOpen={open}
                />
              )}
            </Entries>
          )}
          {isNew && (
            <Button variant="secondary" size="small" icon={Bookmark} onClick={() => open('new')}>
              Save search
            </Button>
          )}
        </div>
      )}
      {value === 'new' && <SaveSearchDialog query={query} onClose={close} />}
      {followed && <FollowSearchDialog search={followed} onClose={close} />}
      {renamed && <RenameSearchDialog search={renamed} onClose={close} />}
      {removed && <RemoveSearchDialog search={removed} onClose={close} />}
    </>
  );
}

interface SavedLinkProps {
  search: SavedSearch;
  /** The address of the page that lists the startups of this search. */
  page: string;
  /** Whether the list shows this search. */
  isShown: boolean;
  onOpen: (dialog: string) => void;
}

function SavedLink({ search, page, isShown, onOpen }: SavedLinkProps) {
  const { name, followed } = search;
  return (
    <div
      className={cn(
        'inline-flex h-8 max-w-full items-center rounded-full border text-label max-sm:h-11',
        isShown ? 'border-primary bg-primary-tint text-primary' : 'border-line bg-surface text-text',
      )}
    >
      <Link
        to={page}
        preventScrollReset
        aria-current={isShown ? 'page' : undefined}
        className="inline-flex h-full max-w-60 items-center rounded-full pr-1 pl-3 font-medium underline-offset-4 hover:underline"
      >
        <span className="truncate">{name}</span>
        {followed && (
          <>
            <BellDot className="ml-1.5 size-3.5 shrink-0" aria-hidden />
            <span className="sr-only">, followed</span>
          </>
        )}
      </Link>
      <SearchMenu search={search} onOpen={onOpen} />
    </div>
  );
}

function SearchMenu({ search: { id, name, followed }, onOpen }: Pick<SavedLinkProps, 'search' | 'onOpen'>) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button
          variant="quiet"
          size="icon"
          shape="chip"
          aria-label={`Change the saved search ${name}`}
          icon={MoreHorizontal}
        />
      </DropdownMenu.Trigger>
      <MenuPanel align="start" className="w-44">
        <DropdownMenu.Item className={menuEntry({})} onSelect={() => onOpen(`follow-${id}`)}>
          {followed ? 'Stop following…' : 'Follow…'}
        </DropdownMenu.Item>
        <DropdownMenu.Item className={menuEntry({})} onSelect={() => onOpen(`rename-${id}`)}>
          Rename…
        </DropdownMenu.Item>
        <DropdownMenu.Item className={menuEntry({})} onSelect={() => onOpen(`remove-${id}`)}>
          Remove…
        </DropdownMenu.Item>
      </MenuPanel>
    </DropdownMenu.Root>
  );
}
