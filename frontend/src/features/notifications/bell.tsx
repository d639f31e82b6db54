import { Bell as BellIcon } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, useRef, useState } from 'react';
import { resolvePath, useLocation } from 'react-router';

import type { Notification } from '../../api/generated/work-client';
import { Button } from '../../components/button';
import { stayForToasts } from '../../components/stay-for-toasts';
import { failureToast } from '../../lib/failure-toast';
import { formatCounted } from '../../lib/format';
import { SCROLLER } from '../../lists/rows';
import {
  useNotificationsCountUnreadQuery,
  useNotificationsReadAllMutation,
  useNotificationsReadMutation,
} from './api';
import { NotificationList } from './notification-list';

const announcementOf = (unread: number): string =>
  unread === 0 ? 'No unread notifications' : formatCounted(unread, 'unread notification');

interface Marking {
  canMark: boolean;
  isMarking: boolean;
  onMark: () => void;
}

/** Mark all as read, which is offered while there are unread notifications. */
function useMarkAll(unread: number): Marking {
  const [readAll, { isLoading: isMarking }] = useNotificationsReadAllMutation();
  const markAll = async () => {
    try {
      await readAll().unwrap();
    } catch (error) {
      failureToast.titled('Failed to mark notifications as read', error);
    }
  };
  return { canMark: unread > 0 || isMarking, isMarking, onMark: () => void markAll() };
}

/** The bell with the unread count, and the notifications behind it (DASH-11). */
export function Bell() {
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const { data } = useNotificationsCountUnreadQuery();
  const [read] = useNotificationsReadMutation();
  const leaving = useRef(false);
  const scroller = useRef<HTMLDivElement>(null);
  const unread = data?.unread_count ?? 0;
  const marking = useMarkAll(unread);
  const { pathname } = useLocation();

  const follow = ({ id, link, read_at }: Notification, hasLink: boolean) => {
    if (read_at === null) void read({ id });
    // A new page takes the focus. If the link leads to the current page, the bell keeps it.
    leaving.current = hasLink && link !== null && resolvePath(link).pathname !== pathname;
    if (hasLink) setOpen(false);
  };
  const openOrDismiss = (isOpening: boolean) => {
    // The list opens at its top, unless the user returns to it with Back from one of its entries.
    if (scroller.current) scroller.current.scrollTop = 0;
    setOpen(isOpening);
  };

  return (
    <Popover.Root open={open} onOpenChange={openOrDismiss}>
      <Popover.Trigger asChild>
        <Button variant="quiet" size="icon" aria-label={`Notifications, ${unread} unread`}>
          <BellIcon className="size-4 max-sm:size-5" aria-hidden />
          {unread > 0 && <Unread count={unread} />}
        </Button>
      </Popover.Trigger>
      <span className="sr-only" role="status">
        {data && announcementOf(unread)}
      </span>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={8}
          aria-labelledby={titleId}
          onInteractOutside={stayForToasts}
          onCloseAutoFocus={(event) => {
            if (leaving.current) event.preventDefault();
            leaving.current = false;
          }}
          className="z-popover flex max-h-[min(560px,var(--radix-popover-content-available-height))] w-[min(384px,calc(100vw-16px))] animate-fade flex-col rounded-card border border-line bg-raised shadow-float"
        >
          <ListHead titleId={titleId} {...marking} />
          <div
            ref={scroller}
            className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-1"
            {...{ [SCROLLER]: '' }}
          >
            <NotificationList onFollow={follow} onLeave={() => setOpen(false)} />
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The list's title and Mark all as read. */
function ListHead({ titleId, canMark, isMarking, onMark }: Marking & { titleId: string }) {
  return (
    <div className="flex min-h-12 items-center justify-between gap-2 border-b border-line py-1 pr-2 pl-4">
      <h2 id={titleId} className="text-body font-semibold">
        Notifications
      </h2>
      {canMark && (
        <Button variant="quiet" size="small" loading={isMarking} onClick={onMark}>
          Mark all as read
        </Button>
      )}
    </div>
  );
}

function Unread({ count }: { count: number }) {
  return (
    <span
      aria-hidden
      className="absolute top-0 right-0 grid h-4 min-w-4 place-items-center rounded-full bg-primary px-1 text-[10px] leading-none font-semibold text-on-primary tabular max-sm:top-1 max-sm:right-1"
    >
      {count > 9 ? '9+' : count}
    </span>
  );
}
