import type { LiveEvent, LiveEventData } from '@proofround/contracts/live/events.js';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { toast } from '../../lib/toast';
import { baseApi, TAG_TYPES } from '../base-api';
import { tagsAbout } from './notification-tags';
import { progressed, settled } from './progress';

type Thunk = ThunkAction<void, unknown, unknown, UnknownAction>;

/** What is older came with a catch-up: it is in the list, and need not be said now. */
const NEWS_FOR_MS = 5 * 60_000;

/** One quiet toast. The payment page says by itself that a payment was confirmed. */
function announce({ id, type, title, created_at }: LiveEventData<'notification.created'>): void {
  if (Date.now() - Date.parse(created_at) > NEWS_FOR_MS) return;
  if (type === 'payment_confirmed' && window.location.pathname.startsWith('/payment/')) return;
  toast.info(title, { id }); // an event that comes twice is one toast
}

/** Turns a pushed event into what the cache must read anew; components own no connection. */
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
      case 'user.updated':
        dispatch(invalidateTags(['Me']));
    }
  };

/** After a break everything on screen is read anew: what was missed may be longer ago than is kept. */
export const catchUp = (): Thunk => (dispatch) => {
  dispatch(baseApi.util.invalidateTags([...TAG_TYPES]));
};
