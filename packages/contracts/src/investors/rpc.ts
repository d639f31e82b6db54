import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { pageRequest } from '../wire/pages.js';
import { INVESTOR_ACCESS } from './endpoints.js';
import { investor, investorInput } from './schemas.js';

/** Creates the caller's profile. Errors: conflict when there is one already. */
export const investorsCreate = defineRpc('startups.investors.create.v1', {
  access: INVESTOR_ACCESS,
  request: z.object({ actor, body: investorInput }),
  reply: investor,
});

/** The caller's own profiles. */
export const investorsList = defineRpc('startups.investors.list.v1', {
  access: 'signed-in',
  request: z.object({ actor, ...pageRequest }),
  reply: z.array(investor),
});
