import { z } from 'zod';

import { defineRpc, rpcBehind } from '../messaging/rpc.js';
import { startup } from '../startups/schemas.js';
import { pathId } from '../wire/ids.js';
import { emailAddress } from '../wire/text.js';
import { sharesHttp } from './endpoints.js';
import { sharedStartup } from './schemas.js';

export const sharesRpc = {
  /** For the owner. */
  create: rpcBehind('startups', sharesHttp.create, { startup_id: pathId }),
  list: rpcBehind('startups', sharesHttp.list, { startup_id: pathId }),
  revoke: rpcBehind('startups', sharesHttp.revoke, { startup_id: pathId, share_id: pathId }),

  /**
   * The chosen fields behind a token; counts the open. `visitor` tells address and browser apart;
   * only its hash is stored, for minutes. Errors: not_found, gone, forbidden without a required
   * e-mail address.
   */
  open: defineRpc('startups.shares.open.v1', {
    access: 'public',
    request: z.object({
      token: z.string().max(300),
      email: emailAddress.optional(),
      visitor: z.string().max(1000),
    }),
    reply: sharedStartup,
  }),

  /** For the owner and the admin. `url` is a live link without an e-mail gate, or else the startup's page. */
  getOnePager: rpcBehind(
    'startups',
    sharesHttp.getOnePager,
    { startup_id: pathId },
    { reply: z.object({ startup, url: z.string() }) },
  ),
};
