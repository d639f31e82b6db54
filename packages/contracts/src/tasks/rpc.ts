import { rpcBehind } from '../messaging/rpc.js';
import { pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { tasksHttp } from './endpoints.js';

export const tasksRpc = {
  list: rpcBehind('startups', tasksHttp.list, { startup_id: pathId, ...pageRequest }),

  /** For the owner. */
  update: rpcBehind('startups', tasksHttp.update, { task_id: pathId }),
};
