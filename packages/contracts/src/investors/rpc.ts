import { rpcBehind } from '../messaging/rpc.js';
import { pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { investorsHttp } from './endpoints.js';

export const investorsRpc = {
  create: rpcBehind('startups', investorsHttp.create),

  /** For the owner with Investor Access. */
  update: rpcBehind('startups', investorsHttp.update, { investor_id: pathId }),
  delete: rpcBehind('startups', investorsHttp.delete, { investor_id: pathId }),
  list: rpcBehind('startups', investorsHttp.list, pageRequest),
};
