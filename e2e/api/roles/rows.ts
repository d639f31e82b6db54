import type { Objects } from './callers.js';

export interface Call {
  path: string;
  body?: unknown;
}

export interface Row {
  /** The call, with a new object. */
  call: (objects: Objects) => Promise<Call> | Call;
  /** The status for each role: nobody, founder (owner), other founder, investor, premium, admin. */
  statuses: readonly [number, number, number, number, number, number];
  /**
   * The call ends the caller's sessions. There is a new set of callers after it, and the admin, whose account
   * all tests share, does not call.
   */
  endsSessions?: true;
}

export const at =
  (path: (id: string) => string, object: (objects: Objects) => Promise<string>, body?: () => unknown) =>
  async (objects: Objects): Promise<Call> => ({
    path: path(await object(objects)),
    ...(body ? { body: body() } : {}),
  });
export const fixedPath = (path: string, body?: () => unknown) => (): Call => ({
  path,
  ...(body ? { body: body() } : {}),
});

/** Only the owner may do it; all others get 404. */
export const OWNER = (done: number) => [401, done, 404, 404, 404, 404] as const;
/** Only the owner and the admin may read it. */
export const OWNER_AND_ADMIN = [401, 200, 404, 404, 404, 200] as const;
export const ANYONE_SIGNED_IN = [401, 200, 200, 200, 200, 200] as const;
/** Investors with and without Investor Access. */
export const INVESTORS = (done: number) => [401, 403, 403, done, done, 403] as const;
export const EVERYBODY = (done: number) => [done, done, done, done, done, done] as const;
export const ADMIN = [401, 403, 403, 403, 403, 200] as const;
/** None of the callers has a subscription; `premium` has Investor Access without one. */
export const SUBSCRIBER = [401, 404, 404, 404, 404, 404] as const;
/** Owner-only calls on public listings. */
export const SELLER = (done: number) => [401, done, 403, 403, 403, 403] as const;

export const analysed = (objects: Objects) => objects.analysed();
export const startup = (objects: Objects) => objects.startup();
export const profile = (objects: Objects) => objects.profile();
export const listing = (objects: Objects) => objects.listing();
export const offer = (objects: Objects) => objects.offer();
