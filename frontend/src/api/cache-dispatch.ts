import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import type { client } from './generated/client';
import type { workClient } from './generated/work-client';

interface WithApi {
  api: ReturnType<typeof client.reducer> & ReturnType<typeof workClient.reducer>;
}
/** A dispatch that accepts the thunks which change cached answers. */
export type CacheDispatch = ThunkDispatch<WithApi, unknown, UnknownAction>;
