import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { changedElsewhere, sessionEnded, signedOut } from '../session';

/** A header of answers that contain the user: the id of the newest live event when the server answered. */
export const LIVE_EVENT_ID_HEADER = 'live-event-id';

interface LastEventState {
  /** The cache includes every event up to this id; null before the first answer. */
  id: string | null;
}

/**
 * The last live event that the cache includes. The event stream opens only after the page is shown;
 * it starts after this event, so that no event in between is lost.
 */
const slice = createSlice({
  name: 'lastEvent',
  initialState: (): LastEventState => ({ id: null }),
  reducers: {
    /** Only the first position counts, because other answers may be as old as that one. */
    streamPositionKnown: (state, { payload }: PayloadAction<string>) => {
      state.id ??= payload;
    },
    eventReceived: (state, { payload }: PayloadAction<string>) => {
      state.id = payload;
    },
  },
  extraReducers: (builder) => {
    for (const action of [signedOut, sessionEnded, changedElsewhere]) {
      builder.addCase(action, (state) => {
        state.id = null;
      });
    }
  },
});

export const { streamPositionKnown, eventReceived } = slice.actions;
export const lastEventReducer = slice.reducer;

export interface WithLastEvent {
  lastEvent: LastEventState;
}
