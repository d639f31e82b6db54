import { useState } from 'react';
import { Link } from 'react-router';

import type { Notification } from '../../api/generated/work-client';
import { cn } from '../../lib/cn';
import { formatDate, formatMoment } from '../../lib/format';

const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

const MINUTE = 60;
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', MINUTE],
] as const;

/** "just now", "5 minutes ago", "yesterday"; null after 30 days, when a date is more useful. */
export function relativeTime(iso: string, now: number): string | null {
  // The browser's clock may be slightly behind the server's.
  const seconds = Math.max(0, Math.floor((now - Date.parse(iso)) / 1000));
  if (seconds >= 30 * 86_400) return null;
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  }
  return 'just now';
}

/** Whether the link is a path within this application. Others are not followed. */
const isPath = (link: string | null): link is string => link !== null && /^\/(?![/\\])/.test(link);

const ROW =
  'flex w-full gap-3 rounded-control px-3 py-3 text-left hover:bg-fill focus-visible:-outline-offset-2';

interface NotificationItemProps {
  notification: Notification;
  /** `hasLink`: it leads to a page of this application. */
  onFollow: (notification: Notification, hasLink: boolean) => void;
}

/** One notification, as a link to its subject. Following it marks it as read. */
export function NotificationItem({ notification, onFollow }: NotificationItemProps) {
  const { title, body, link, created_at: at } = notification;
  const [shownAt] = useState(Date.now);
  const isUnread = notification.read_at === null;
  const content = (
    <>
      <span className={cn('mt-1.5 size-2 shrink-0 rounded-full', isUnread && 'bg-primary')} aria-hidden />
      <span className="min-w-0 flex-1">
        <span className={cn('block text-body break-words', isUnread ? 'font-semibold' : 'text-text-2')}>
          {isUnread && <span className="sr-only">Unread: </span>}
          {title}
        </span>
        <span className="mt-0.5 line-clamp-3 text-label break-words text-text-2">{body}</span>
        <time dateTime={at} title={formatMoment(at)} className="mt-1 block text-meta text-muted">
          {relativeTime(at, shownAt) ?? formatDate(at)}
        </time>
      </span>
    </>
  );
  return isPath(link) ? (
    <Link to={link} className={ROW} onClick={() => onFollow(notification, true)}>
      {content}
    </Link>
  ) : (
    <button type="button" className={ROW} onClick={() => onFollow(notification, false)}>
      {content}
    </button>
  );
}
