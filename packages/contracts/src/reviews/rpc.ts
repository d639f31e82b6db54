import { rpcBehind } from '../messaging/rpc.js';
import { pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { reviewsHttp } from './endpoints.js';

export const reviewsRpc = {
  ask: rpcBehind('startups', reviewsHttp.ask, { startup_id: pathId }),

  /** The held startups; those whose founders asked for a review come first. */
  list: rpcBehind('startups', reviewsHttp.list, pageRequest),
  decide: rpcBehind('startups', reviewsHttp.decide, { startup_id: pathId }),
};
