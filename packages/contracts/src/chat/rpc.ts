import { rpcBehind } from '../messaging/rpc.js';
import { chatHttp } from './endpoints.js';

export const chatRpc = {
  say: rpcBehind('ai-worker', chatHttp.say),
};
