import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { startup } from '../startups/schemas.js';
import { pathId } from '../wire/ids.js';
import { emailAddress } from '../wire/text.js';
import { share, sharedStartup, shareInput } from './schemas.js';

export const sharesRpc = {
  /** Makes a link (owner). Accepts an Idempotency-Key. Errors: not_found, invalid, conflict. */
  create: defineRpc('startups.shares.create.v1', {
    access: 'signed-in',
    request: z.object({ actor, startup_id: pathId, body: shareInput }),
    reply: share,
  }),

  /** The links of a startup that are not revoked, newest first (owner). Errors: not_found. */
  list: defineRpc('startups.shares.list.v1', {
    access: 'signed-in',
    request: z.object({ actor, startup_id: pathId }),
    reply: z.array(share),
  }),

  /** Revokes a link (owner). Errors: not_found. */
  revoke: defineRpc('startups.shares.revoke.v1', {
    access: 'signed-in',
    request: z.object({ actor, startup_id: pathId, share_id: pathId }),
    reply: z.null(),
  }),

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

  /**
   * What the one-pager shows (owner, admin). `url` is a live link without an e-mail gate or the
   * startup's page. Errors: not_found.
   */
  getOnePager: defineRpc('startups.shares.getOnePager.v1', {
    access: 'signed-in',
    request: z.object({ actor, startup_id: pathId }),
    reply: z.object({ startup, url: z.string() }),
  }),
};
