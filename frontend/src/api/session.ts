import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { onRestored, storage, TOKEN_KEY } from '../lib/storage';

interface SessionState {
  token: string | null;
  /** Whether the server refused the token in the middle of a session, and nobody has signed in since. */
  wasRefused: boolean;
}
/** The part of the store that holds the session. */
export interface WithSession {
  session: SessionState;
}

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ token: storage.get(TOKEN_KEY), wasRefused: false }),
  reducers: {
    /** A log-in or a registration succeeded. */
    signedIn: (state, { payload }: PayloadAction<string>) => {
      state.token = payload;
      state.wasRefused = false;
    },
    /** The user logged out, or the check at start failed. No message is shown. */
    signedOut: (state) => {
      state.token = null;
    },
    /** The server refused the token during a session. A message is shown. */
    sessionEnded: (state) => {
      state.token = null;
      state.wasRefused = true;
    },
    /** Another tab signed in or out. All tabs of a browser share one session. */
    changedElsewhere: (state, { payload }: PayloadAction<string | null>) => {
      state.token = payload;
      state.wasRefused = false;
    },
  },
});

export const { signedIn, signedOut, sessionEnded, changedElsewhere } = slice.actions;
export const sessionReducer = slice.reducer;

export const selectWasRefused = ({ session }: WithSession): boolean => session.wasRefused;
export const selectToken = ({ session }: WithSession): string | null => session.token;

/** Keeps the stored token in step with the session. */
export const storeToken = (token: string): void => storage.set(TOKEN_KEY, token);

/** Removes the token of a session that has ended. The token that another tab has stored since stays. */
export function forgetToken(token: string | null): void {
  if (storage.get(TOKEN_KEY) === token) storage.remove(TOKEN_KEY);
}

/** Calls back with the stored token when another tab has changed it. */
export function onTokenChangedElsewhere(listener: (token: string | null) => void): void {
  const tell = () => listener(storage.get(TOKEN_KEY));
  onRestored(tell);
  window.addEventListener('storage', ({ key }) => {
    // The key is null when all of the storage was cleared.
    if (key === TOKEN_KEY || key === null) tell();
  });
}

/**
 * Ends the session on the server, so that a copy of the token no longer works. The browser sends the
 * request even if the page is closed at once. The reply is ignored, because the user is logged out
 * here even if the server fails.
 */
export function endSession(token: string | null): void {
  if (token === null) return;
  const headers = { authorization: `Bearer ${token}` };
  void fetch('/api/auth/logout', { method: 'POST', headers, keepalive: true }).catch(() => undefined);
}
