import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import type { client } from './generated/client';

interface WithApi {
  api: ReturnType<typeof client.reducer>;
}
/** Dispatches what changes cached answers. */
export type CacheDispatch = ThunkDispatch<WithApi, unknown, UnknownAction>;
