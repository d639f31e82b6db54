import type { LiveEvent, LiveEventData } from '@proofround/contracts/live/events.js';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { TagDescription } from '@reduxjs/toolkit/query';

import { toast } from '../../lib/toast';
import { baseApi, TAG_TYPES, type WithApi } from '../base-api';
import { tagsAbout } from './notification-tags';
import { progressed, settled } from './progress';
import { tellThreadNews } from './thread-news';

type Thunk = ThunkAction<void, WithApi, unknown, UnknownAction>;

/** Older notifications get no toast: they arrive when the stream catches up, and the list shows them. */
const NEWS_FOR_MS = 5 * 60_000;

/** Shows a toast, except on the payment pages, which say themselves that a payment was confirmed. */
function announce({ id, type, title, created_at }: LiveEventData<'notification.created'>): void {
  if (Date.now() - Date.parse(created_at) > NEWS_FOR_MS) return;
  if (type === 'payment_confirmed' && window.location.pathname.startsWith('/payment/')) return;
  toast.info(title, { id }); // an event that is delivered twice shows one toast
}

type Tag = TagDescription<(typeof TAG_TYPES)[number]>;

const tagsWith = (id: string, ...types: readonly Exclude<Tag, object>[]): Tag[] =>
  types.map((type) => ({ type, id }));

/**
 * The tag of the lists of startups, if the event is about one that no cached data contains: its owner
 * created it in another tab or on another device.
 */
function newStartupTags(live: LiveEvent, state: WithApi): Tag[] {
  switch (live.event) {
    case 'analysis.progress':
    case 'analysis.completed':
    case 'analysis.failed': {
      const known = baseApi.util.selectInvalidatedBy(state, tagsWith(live.data.startup_id, 'Startup'));
      return known.length === 0 ? tagsWith('LIST', 'Startup') : [];
    }
    default:
      return [];
  }
}

/** The tags of the data that a live event makes stale. */
function staleTags(live: LiveEvent): Tag[] {
  switch (live.event) {
    case 'analysis.progress':
      return [];
    case 'analysis.completed':
    case 'analysis.failed':
      return tagsWith(live.data.startup_id, 'Startup', 'Tasks', 'Scores');
    case 'tasks.updated':
      return tagsWith(live.data.startup_id, 'Startup', 'Tasks');
    case 'matches.updated':
      return 'startup_id' in live.data
        ? tagsWith(live.data.startup_id, 'Startup', 'Matches')
        : // A match goes when its startup is held or deleted, which an open page of the startup must show.
          [...tagsWith(live.data.investor_id, 'Matches'), ...tagsWith('PAGE', 'Startup')];
    case 'notification.created':
      return ['Notifications', ...tagsAbout(live.data)];
    case 'message.created':
      return ['Threads'];
    case 'thread.updated':
      // Another session may have read the conversation, which reads its notification.
      return ['Threads', 'Notifications'];
    case 'interest.updated':
      // The investor's interests and board, and the founder's list of interested investors.
      return ['Pipeline', ...tagsWith(live.data.startup_id, 'Analytics')];
    case 'visibility.updated':
      return 'startup_id' in live.data
        ? [...tagsWith(live.data.startup_id, 'Startup'), 'Pipeline', 'Matches']
        : ['Listing', 'Offers', 'Deals'];
    case 'user.updated':
      return ['Me', 'Subscription'];
  }
}

/** Applies a live event: to the progress, to the cached data that it makes stale, and as a toast. */
export const applyLiveEvent =
  (live: LiveEvent): Thunk =>
  (dispatch, getState) => {
    if (live.event === 'analysis.progress') dispatch(progressed(live.data));
    if (live.event === 'analysis.completed' || live.event === 'analysis.failed')
      dispatch(settled(live.data.startup_id));
    if (live.event === 'message.created') tellThreadNews({ kind: 'message', message: live.data });
    if (live.event === 'thread.updated' && live.data.read_at !== null)
      tellThreadNews({ kind: 'read', threadId: live.data.thread_id, at: live.data.read_at });
    const tags = [...staleTags(live), ...newStartupTags(live, getState())];
    if (tags.length > 0) dispatch(baseApi.util.invalidateTags(tags));
    if (live.event === 'notification.created') announce(live.data);
  };

/** Fetches everything on screen again, because the server may no longer keep the events of the break. */
export const catchUp = (): Thunk => (dispatch) => {
  dispatch(baseApi.util.invalidateTags([...TAG_TYPES]));
};
