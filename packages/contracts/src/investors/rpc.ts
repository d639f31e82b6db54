import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { INVESTOR_ACCESS, WITH_ACCESS } from '../gates.js';
import { investor, investorInput, investorPatch } from './schemas.js';

export const investorsRpc = {
  /** Creates the caller's profile. Accepts an Idempotency-Key. Errors: conflict if one exists. */
  create: defineRpc('startups.investors.create.v1', {
    access: INVESTOR_ACCESS,
    request: z.object({ actor, body: investorInput }),
    reply: investor,
  }),

  /**
   * Changes a profile and generates new matches (owner with Investor Access). Errors: not_found,
   * forbidden, invalid.
   */
  update: defineRpc('startups.investors.update.v1', {
    access: WITH_ACCESS,
    request: z.object({ actor, investor_id: pathId, body: investorPatch }),
    reply: investor,
  }),

  /** Deletes a profile and its matches (owner). Errors: not_found. */
  delete: defineRpc('startups.investors.delete.v1', {
    access: 'signed-in',
    request: z.object({ actor, investor_id: pathId }),
    reply: z.null(),
  }),

  /** The caller's profiles. */
  list: defineRpc('startups.investors.list.v1', {
    access: 'signed-in',
    request: z.object({ actor, ...pageRequest }),
    reply: z.array(investor),
  }),
};
