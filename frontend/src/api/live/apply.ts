import type { LiveEvent, LiveEventData } from '@proofround/contracts/live/events.js';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { toast } from '../../lib/toast';
import { baseApi, TAG_TYPES } from '../base-api';
import { tagsAbout } from './notification-tags';
import { progressed, settled } from './progress';
import { tellThreadNews } from './thread-news';

type Thunk = ThunkAction<void, unknown, unknown, UnknownAction>;

/** Older notifications get no toast: they arrive when the stream catches up, and the list shows them. */
const NEWS_FOR_MS = 5 * 60_000;

/** Shows a toast, except on the payment pages, which say themselves that a payment was confirmed. */
function announce({ id, type, title, created_at }: LiveEventData<'notification.created'>): void {
  if (Date.now() - Date.parse(created_at) > NEWS_FOR_MS) return;
  if (type === 'payment_confirmed' && window.location.pathname.startsWith('/payment/')) return;
  toast.info(title, { id }); // an event that is delivered twice shows one toast
}

/** Invalidates the cached data that a live event makes stale. */
export const applyLiveEvent =
  (live: LiveEvent): Thunk =>
  (dispatch) => {
    const { invalidateTags } = baseApi.util;
    switch (live.event) {
      case 'analysis.progress':
        dispatch(progressed(live.data));
        return;
      case 'analysis.completed':
      case 'analysis.failed': {
        const { startup_id: id } = live.data;
        dispatch(settled(id));
        dispatch(
          invalidateTags([
            { type: 'Startup', id },
            { type: 'Tasks', id },
            { type: 'Scores', id },
          ]),
        );
        return;
      }
      case 'tasks.updated': {
        const { startup_id: id } = live.data;
        dispatch(
          invalidateTags([
            { type: 'Startup', id },
            { type: 'Tasks', id },
          ]),
        );
        return;
      }
      case 'matches.updated':
        if ('startup_id' in live.data) {
          const { startup_id: id } = live.data;
          dispatch(
            invalidateTags([
              { type: 'Startup', id },
              { type: 'Matches', id },
            ]),
          );
        } else {
          dispatch(invalidateTags([{ type: 'Matches', id: live.data.investor_id }]));
        }
        return;
      case 'notification.created':
        dispatch(invalidateTags(['Notifications', ...tagsAbout(live.data)]));
        announce(live.data);
        return;
      case 'message.created':
        tellThreadNews({ kind: 'message', message: live.data });
        dispatch(invalidateTags(['Threads']));
        return;
      case 'thread.updated': {
        const { thread_id: threadId, read_at: at } = live.data;
        if (at !== null) tellThreadNews({ kind: 'read', threadId, at });
        // Another session may have read the conversation, which reads its notification.
        dispatch(invalidateTags(['Threads', 'Notifications']));
        return;
      }
      case 'interest.updated':
        // The investor's interests and board, and the founder's list of interested investors.
        dispatch(invalidateTags(['Pipeline', { type: 'Analytics', id: live.data.startup_id }]));
        return;
      case 'user.updated':
        dispatch(invalidateTags(['Me', 'Subscription']));
    }
  };

/** Fetches everything on screen again, because the server may no longer keep the events of the break. */
export const catchUp = (): Thunk => (dispatch) => {
  dispatch(baseApi.util.invalidateTags([...TAG_TYPES]));
};
