import { rpcBehind } from '../messaging/rpc.js';
import { pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { pipelineHttp } from './endpoints.js';

export const pipelineRpc = {
  list: rpcBehind('startups', pipelineHttp.list, pageRequest),

  /** Errors: also invalid, for a reminder in the past. */
  put: rpcBehind('startups', pipelineHttp.put, { startup_id: pathId }),
  remove: rpcBehind('startups', pipelineHttp.remove, { startup_id: pathId }),
  getWeights: rpcBehind('startups', pipelineHttp.getWeights),
  setWeights: rpcBehind('startups', pipelineHttp.setWeights),

  /** For the owner and the admin. */
  getFeedback: rpcBehind('startups', pipelineHttp.getFeedback, { startup_id: pathId }),
};
