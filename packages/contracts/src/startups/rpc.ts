import { z } from 'zod';

import { defineRpc, rpcBehind } from '../messaging/rpc.js';
import { pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { startupsHttp } from './endpoints.js';
import { shownStartup, visibility } from './events.js';
import { startupFilter } from './filters.js';
import { startupOrder } from './order.js';

export const startupsRpc = {
  create: rpcBehind('startups', startupsHttp.create),

  /** Without `limit` the page is as long as fits into one NATS message. */
  list: rpcBehind('startups', startupsHttp.list, { filter: startupFilter, ...startupOrder }),
  listFirst: rpcBehind('startups', startupsHttp.listFirst),

  /** For the owner, investors and the admin. */
  get: rpcBehind('startups', startupsHttp.get, { startup_id: pathId }),

  /** For the owner. */
  update: rpcBehind('startups', startupsHttp.update, { startup_id: pathId }),

  /** For the owner. */
  delete: rpcBehind('startups', startupsHttp.delete, { startup_id: pathId }),

  /** For the owner. */
  analyze: rpcBehind('startups', startupsHttp.analyze, { startup_id: pathId }),

  /** For the owner and the admin. */
  listScores: rpcBehind('startups', startupsHttp.listScores, { startup_id: pathId, ...pageRequest }),

  /** The startup's current data and visibility for the marketplace; null if it does not exist. */
  getShown: defineRpc('startups.startups.getShown.v1', {
    access: 'internal',
    request: z.object({ startup_id: pathId }),
    reply: shownStartup.extend({ ...visibility.shape, overall_score: z.number().nullable() }).nullable(),
  }),
};
