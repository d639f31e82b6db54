import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { changedElsewhere, sessionEnded, signedOut } from '../session';

/** Answers that bring the user carry it: where GET /api/events was before anything of this page was read. */
export const PLACE_HEADER = 'live-event-id';

interface PlaceState {
  /** What has happened up to here is known; null before anything is. */
  id: string | null;
}

/**
 * The place in the stream of events that what is on screen has reached. The stream itself is opened
 * after the page is shown, and begins here: what happened meanwhile is told then.
 */
const slice = createSlice({
  name: 'place',
  initialState: (): PlaceState => ({ id: null }),
  reducers: {
    /** An answer said where the stream was. Only the first counts: other answers may be as old. */
    began: (state, { payload }: PayloadAction<string>) => {
      state.id ??= payload;
    },
    /** An event was heard, and with it everything before. */
    heard: (state, { payload }: PayloadAction<string>) => {
      state.id = payload;
    },
  },
  extraReducers: (builder) => {
    for (const left of [signedOut, sessionEnded, changedElsewhere]) {
      builder.addCase(left, (state) => {
        state.id = null;
      });
    }
  },
});

export const { began, heard } = slice.actions;
export const placeReducer = slice.reducer;

export interface WithPlace {
  place: PlaceState;
}
