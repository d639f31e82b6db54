import { configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';

import { baseApi } from '../api/base-api';
import { placeReducer } from '../api/live/place';
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
  /** Called when the server refused the token in the middle of a session. */
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
      // Nothing that one user saw may be there for the next.
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
      place: placeReducer,
      progress: progressReducer,
      [baseApi.reducerPath]: baseApi.reducer,
    },
    middleware: (defaults) => defaults().prepend(listener.middleware).concat(baseApi.middleware),
    // Told at once and not in the next frame, where drawing would wait for it and make one long task of two.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
  onTokenChangedElsewhere((token) => {
    if (token !== store.getState().session.token) store.dispatch(changedElsewhere(token));
  });
  return store;
}

type AppStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<AppStore['getState']>;
