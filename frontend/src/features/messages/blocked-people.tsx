import { useId } from 'react';

import type { Block } from '../../api/generated/work-client';
import { FRESH } from '../../api/pages';
import { TitledCard } from '../../components/card';
import { Day } from '../../components/time';
import { SendButton } from '../../forms/send-button';
import { detailOr } from '../../forms/use-submission';
import { CursorList } from '../../lists/cursor-list';
import { RULED } from '../../lists/rows';
import { useBlocksLiftMutation, useBlocksListPagesInfiniteQuery } from './api';

const PAGE = { limit: '20' } as const;

/** The people whom the user has blocked, also those whose conversations are gone (TALK-14). */
export function BlockedPeople() {
  const id = useId();
  const blocks = useBlocksListPagesInfiniteQuery(PAGE, FRESH);
  return (
    <TitledCard
      id={id}
      data-takes-focus
      tabIndex={-1}
      title="People you have blocked"
      note="Neither of you can write to the other. They are not told who blocked."
    >
      <CursorList
        query={blocks}
        name="The people you have blocked"
        entry="This person"
        outline={['h-8']}
        itemClassName={RULED.narrow}
        labelledBy={id}
        more="Show more people"
        empty={<p className="text-body text-text-2">You have blocked nobody.</p>}
      >
        {(block) => <Blocked block={block} />}
      </CursorList>
    </TitledCard>
  );
}

function Blocked({ block: { id, name, created_at } }: { block: Block }) {
  const [lift] = useBlocksLiftMutation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="text-body font-medium break-words">{name}</p>
        <p className="text-label text-muted">
          since <Day at={created_at} />
        </p>
      </div>
      <SendButton
        variant="secondary"
        size="small"
        aria-label={`Unblock ${name}`}
        send={() => lift({ id }).unwrap()}
        done={`${name} is unblocked`}
        failure={detailOr('Failed to unblock this person')}
      >
        Unblock
      </SendButton>
    </div>
  );
}
