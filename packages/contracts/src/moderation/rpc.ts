import { z } from 'zod';

import { MESSAGE_BOUNDS } from '../conversations/schemas.js';
import { rpcBehind } from '../messaging/rpc.js';
import { id, pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { auditHttp, reportsHttp } from './endpoints.js';
import { auditRequest, reportState } from './schemas.js';

export const reportsRpc = {
  /** The gateway has read the reported thing as the caller and names its startup. */
  create: rpcBehind('auth', reportsHttp.create, {
    startup: z.object({ id, idea_title: z.string().max(300) }),
    /** The reported message; absent for startups and listings. */
    message: z.object({ text: z.string().max(2 * MESSAGE_BOUNDS.message), author_id: id }).optional(),
  }),

  list: rpcBehind('auth', reportsHttp.list, { ...pageRequest, state: reportState.optional() }),
  decide: rpcBehind('auth', reportsHttp.decide, { report_id: pathId }),
};

export const auditRpc = {
  list: rpcBehind('auth', auditHttp.list, auditRequest.shape),
};
