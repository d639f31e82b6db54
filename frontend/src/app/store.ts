import { configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';

import { baseApi } from '../api/base-api';
import { applyChanges } from '../api/cache';
import { lastEventReducer } from '../api/live/last-event';
import { progressReducer } from '../api/live/progress';
import {
  changedElsewhere,
  forgetToken,
  onTokenChangedElsewhere,
  selectToken,
  sessionEnded,
  sessionReducer,
  signedIn,
  signedOut,
  storeToken,
  type WithSession,
} from '../api/session';

interface StoreOptions {
  /** Called when the server refuses the token during a session. */
  onSessionEnded: () => void;
}

export function createStore(options: StoreOptions) {
  const listener = createListenerMiddleware<WithSession>();
  listener.startListening({
    actionCreator: signedIn,
    effect: ({ payload }, { dispatch, getOriginalState }) => {
      // While this tab's user logged in, another one has logged in in another tab.
      if (selectToken(getOriginalState()) !== null) dispatch(baseApi.util.resetApiState());
      storeToken(payload);
    },
  });
  listener.startListening({
    matcher: isAnyOf(signedOut, sessionEnded),
    effect: (action, { dispatch, getOriginalState }) => {
      forgetToken(selectToken(getOriginalState()));
      // The next user must not see data of this one.
      dispatch(baseApi.util.resetApiState());
      if (sessionEnded.match(action)) options.onSessionEnded();
    },
  });
  listener.startListening({
    actionCreator: changedElsewhere,
    effect: (_action, { dispatch }) => void dispatch(baseApi.util.resetApiState()),
  });
  const store = configureStore({
    reducer: {
      session: sessionReducer,
      lastEvent: lastEventReducer,
      progress: progressReducer,
      [baseApi.reducerPath]: baseApi.reducer,
    },
    middleware: (defaults) =>
      defaults().prepend(listener.middleware, applyChanges).concat(baseApi.middleware),
    // By default components get an answer at the next frame. A component's own state that changes with
    // the answer would be drawn first.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
  onTokenChangedElsewhere((token) => {
    if (token !== store.getState().session.token) store.dispatch(changedElsewhere(token));
  });
  return store;
}
