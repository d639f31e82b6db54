import { MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';

import type { Thread } from '../../api/generated/work-client';
import { ActionLink } from '../../components/action-link';
import { Badge } from '../../components/badge';
import { EmptyState } from '../../components/states';
import { cn } from '../../lib/cn';
import { formatCount, formatMoment } from '../../lib/format';
import { CursorList } from '../../lists/cursor-list';
import { useConversationsListPagesInfiniteQuery } from './api';

const PAGE = { limit: '30' } as const;

const ROLES = { founder: 'Founder', investor: 'Investor', seller: 'Seller', buyer: 'Buyer' } as const;

/** The role of the other side, and the startup that the conversation is about. */
export const subjectOf = ({ other, startup }: Thread): string =>
  [ROLES[other.role], startup?.idea_title ?? 'a deleted startup'].join(' · ');

function Entry({ thread, isOpen }: { thread: Thread; isOpen: boolean }) {
  const { id, other, last_message: last, unread_count: unread, created_at } = thread;
  return (
    <Link
      to={`/messages/${id}`}
      aria-current={isOpen ? 'page' : undefined}
      className={cn(
        'flex flex-col gap-0.5 rounded-control px-3 py-2.5 hover:bg-fill',
        isOpen && 'bg-primary-tint',
      )}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className={cn('max-w-full truncate text-body', unread > 0 ? 'font-semibold' : 'font-medium')}>
          {other.name}
        </span>
        <time className="shrink-0 text-meta text-muted tabular" dateTime={last?.created_at ?? created_at}>
          {formatMoment(last?.created_at ?? created_at)}
        </time>
      </span>
      <span className="truncate text-label text-muted">{subjectOf(thread)}</span>
      <span className="flex items-center justify-between gap-3">
        <span className="min-w-0 truncate text-label text-text-2">
          {last ? `${last.mine ? 'You: ' : ''}${last.message}` : 'No messages yet'}
        </span>
        {unread > 0 && (
          <Badge tone="primary">
            {formatCount(unread)}
            <span className="sr-only"> unread</span>
          </Badge>
        )}
      </span>
    </Link>
  );
}

interface ThreadListProps {
  openId: string | undefined;
  /** The page on which this user can start a conversation. */
  start: { to: string; label: string };
}

/** The user's conversations, the last written first. */
export function ThreadList({ openId, start }: ThreadListProps) {
  const threads = useConversationsListPagesInfiniteQuery(PAGE);
  return (
    <CursorList
      query={threads}
      name="Your conversations"
      entry="This conversation"
      outline={['h-16', 'h-16', 'h-16']}
      empty={
        <EmptyState
          icon={MessagesSquare}
          title="No conversations yet"
          action={<ActionLink to={start.to}>{start.label}</ActionLink>}
        >
          You can write after interest, a match or an offer.
        </EmptyState>
      }
    >
      {(thread) => <Entry thread={thread} isOpen={thread.id === openId} />}
    </CursorList>
  );
}
