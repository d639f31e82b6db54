import { configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';

import { baseApi } from '../api/base-api';
import { lastEventReducer } from '../api/live/last-event';
import { progressReducer } from '../api/live/progress';
import {
  changedElsewhere,
  onTokenChangedElsewhere,
  sessionEnded,
  sessionReducer,
  signedIn,
  signedOut,
  storeToken,
} from '../api/session';

interface StoreOptions {
  /** Called when the server refuses the token during a session. */
  onSessionEnded: () => void;
}

export function createStore(options: StoreOptions) {
  const listener = createListenerMiddleware();
  listener.startListening({
    actionCreator: signedIn,
    effect: ({ payload }) => storeToken(payload),
  });
  listener.startListening({
    matcher: isAnyOf(signedOut, sessionEnded),
    effect: (action, { dispatch }) => {
      storeToken(null);
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
    middleware: (defaults) => defaults().prepend(listener.middleware).concat(baseApi.middleware),
    // By default components hear of an answer at the next frame. A component's own state that changes with
    // the answer would be drawn first.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
  onTokenChangedElsewhere((token) => {
    if (token !== store.getState().session.token) store.dispatch(changedElsewhere(token));
  });
  return store;
}
