import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import type { client } from './generated/client';
import type { workClient } from './generated/work-client';

interface WithApi {
  api: ReturnType<typeof client.reducer> & ReturnType<typeof workClient.reducer>;
}
/** The type of a `dispatch` for thunks that change cached answers. */
export type CacheDispatch = ThunkDispatch<WithApi, unknown, UnknownAction>;

type Thunk<Result> = ThunkAction<Result, WithApi, unknown, UnknownAction>;
interface Patch {
  patches: unknown[];
  undo: () => void;
}

/**
 * Changes a cached answer. A request that is under way may return an answer from before the change, so the
 * change is applied to that answer as well. `change` must therefore be idempotent.
 */
export const changeAnswer =
  (change: Thunk<Patch>, underWay: Thunk<PromiseLike<unknown> | undefined>): Thunk<Pick<Patch, 'undo'>> =>
  (dispatch) => {
    let patch: Patch | undefined = dispatch(change);
    void dispatch(underWay)?.then(() => {
      if (!patch) return;
      const again = dispatch(change);
      if (again.patches.length > 0) patch = again;
    });
    return {
      undo: () => {
        patch?.undo();
        patch = undefined;
      },
    };
  };

interface Lifecycle<Answer> {
  dispatch: CacheDispatch;
  queryFulfilled: Promise<Answer>;
}

/**
 * For `onQueryStarted`: shows changes before the server answers. If it refuses, takes them back and
 * resolves to undefined.
 */
export function showAtOnce<Answer>(
  { dispatch, queryFulfilled }: Lifecycle<Answer>,
  ...changes: ReturnType<typeof changeAnswer>[]
): Promise<Answer | undefined> {
  const shown = changes.map((change) => dispatch(change));
  return queryFulfilled.catch(() => {
    for (const { undo } of shown) undo();
    return undefined;
  });
}
