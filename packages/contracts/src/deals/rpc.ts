import { z } from 'zod';

import { rpcBehind } from '../messaging/rpc.js';
import { id, pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { dealsHttp } from './endpoints.js';
import { deal } from './schemas.js';

/** A deal as the marketplace knows it; the gateway replaces `other_id` with the contact `other`. */
export const dealRecord = deal.omit({ other: true }).extend({ other_id: id });
export type DealRecord = z.infer<typeof dealRecord>;

const ofDeal = { deal_id: pathId };
const record = { reply: dealRecord };

/** Only the buyer and the seller of a deal may call these; everybody else gets not_found, the admin too. */
export const dealsRpc = {
  list: rpcBehind('marketplace', dealsHttp.list, pageRequest),
  get: rpcBehind('marketplace', dealsHttp.get, ofDeal, record),

  /** For the caller's side. A step that both sides have confirmed stays done; the last one completes the deal. */
  confirmStep: rpcBehind(
    'marketplace',
    dealsHttp.confirmStep,
    {
      ...ofDeal,
      step: z.string().max(100),
      /** The caller's name, which only auth knows (DEAL-17). */
      account_name: z.string(),
    },
    record,
  ),

  /** Opens the listing again. */
  fallThrough: rpcBehind('marketplace', dealsHttp.fallThrough, ofDeal, record),
  addNote: rpcBehind('marketplace', dealsHttp.addNote, ofDeal, record),

  /**
   * Errors: also conflict, if the hash is not that of the current terms or the typed name not that of
   * the account, which only auth knows.
   */
  sign: rpcBehind('marketplace', dealsHttp.sign, { ...ofDeal, account_name: z.string() }, record),
};
