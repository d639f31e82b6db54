import {
  type Dispatch,
  isFulfilled,
  isRejected,
  type Middleware,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';

import { baseApi } from './base-api';
import type { accountClient } from './generated/account-client';
import type { client } from './generated/client';
import type { workClient } from './generated/work-client';

/** The part of the store that holds the answers of the three generated clients. */
interface ClientState {
  api: ReturnType<typeof client.reducer> &
    ReturnType<typeof workClient.reducer> &
    ReturnType<typeof accountClient.reducer>;
}

/** The type of a `dispatch` for thunks that change cached answers. */
export type CacheDispatch = ThunkDispatch<ClientState, unknown, UnknownAction>;

type Thunk<Result> = ThunkAction<Result, ClientState, unknown, UnknownAction>;
interface Patch {
  undo: () => void;
}

/** A change that must be repeated on answers, because the server may have made them before the change. */
interface ChangeInForce {
  /** The id of the running request for the changed answer, if there is one. */
  requestId: () => string | undefined;
  /** Called when the mutation with this id ends, before the answer is requested anew. */
  onEnd: (mutationId: string) => void;
  /** Called right after an answer is stored. */
  onAnswer: (requestId: string, isStored: boolean) => void;
}

/** The changes in force of each store, since its cache was last reset. */
const changesInForce = new WeakMap<Dispatch, Set<ChangeInForce>>();

/**
 * Applies the changes in force to each answer in the same moment as the answer is stored, so that no
 * component sees it without them.
 */
export const applyChanges: Middleware = ({ dispatch }) => {
  let changes = new Set<ChangeInForce>();
  changesInForce.set(dispatch, changes);
  return (next) => (action) => {
    if (baseApi.util.resetApiState.match(action)) {
      changes = new Set();
      changesInForce.set(dispatch, changes);
    }
    const isStored = isFulfilled(action);
    if (changes.size === 0 || !(isStored || isRejected(action))) return next(action);
    const { requestId } = action.meta;
    for (const { onEnd } of changes) onEnd(requestId);
    const onThisAnswer = [...changes].filter((change) => change.requestId() === requestId);
    const result = next(action);
    for (const { onAnswer } of onThisAnswer) onAnswer(requestId, isStored);
    return result;
  };
};

/**
 * Changes a cached answer. The change stays until the server's answer is sure to contain it:
 *
 * 1. A request is under way: its answer may be older than the change, so the change runs on it again.
 * 2. A request starts while the mutation `savedBy` runs: the same.
 * 3. The mutation is refused: the caller calls `undo`, which takes the change back and ends it.
 *
 * `change` may run on an answer that already contains it, so it must be idempotent.
 */
export const changeAnswer =
  (
    change: Thunk<Patch>,
    underWay: Thunk<{ requestId: string } | undefined>,
    savedBy?: string,
  ): Thunk<Pick<Patch, 'undo'>> =>
  (dispatch) => {
    const changes = changesInForce.get(dispatch);
    let patch = dispatch(change);
    let isSaved = savedBy === undefined;
    const requestId = () => dispatch(underWay)?.requestId;
    // The last request whose answer may not contain the change.
    let lastOutdated = requestId();
    const endIfAnswered = () => {
      if (isSaved && lastOutdated === undefined) changes?.delete(inForce);
    };
    const inForce: ChangeInForce = {
      requestId,
      onEnd: (mutationId) => {
        if (mutationId !== savedBy) return;
        isSaved = true;
        lastOutdated = requestId();
        endIfAnswered();
      },
      onAnswer: (answered, isStored) => {
        if (isStored) patch = dispatch(change);
        if (answered === lastOutdated) lastOutdated = undefined;
        endIfAnswered();
      },
    };
    changes?.add(inForce);
    endIfAnswered();
    return {
      undo: () => {
        changes?.delete(inForce);
        // After a reset of the cache there is no changed answer.
        if (changesInForce.get(dispatch) === changes) patch.undo();
      },
    };
  };

interface Lifecycle<Answer> {
  dispatch: CacheDispatch;
  /** The id of the mutation. */
  requestId: string;
  queryFulfilled: Promise<Answer>;
}

/**
 * For `onQueryStarted`: shows changes before the server answers. If it refuses, takes them back and
 * resolves to undefined.
 */
export function showAtOnce<Answer>(
  { dispatch, requestId, queryFulfilled }: Lifecycle<Answer>,
  ...changes: ((savedBy: string) => ReturnType<typeof changeAnswer>)[]
): Promise<Answer | undefined> {
  const shown = changes.map((change) => dispatch(change(requestId)));
  return queryFulfilled.catch(() => {
    for (const { undo } of shown) undo();
    return undefined;
  });
}
