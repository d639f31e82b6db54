import { rpcBehind } from '../messaging/rpc.js';
import { pathId } from '../wire/ids.js';
import { searchesHttp } from './endpoints.js';

/** A search is its investor's alone: for everybody else it does not exist. */
export const searchesRpc = {
  list: rpcBehind('startups', searchesHttp.list),
  create: rpcBehind('startups', searchesHttp.create),
  rename: rpcBehind('startups', searchesHttp.rename, { search_id: pathId }),
  follow: rpcBehind('startups', searchesHttp.follow, { search_id: pathId }),
  remove: rpcBehind('startups', searchesHttp.remove, { search_id: pathId }),
};
