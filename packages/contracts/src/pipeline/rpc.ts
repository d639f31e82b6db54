import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { INVESTORS_KEEP_PIPELINE } from '../gates.js';
import { fitWeights, passFeedback, pipelineCard, pipelineInput } from './schemas.js';

export const pipelineRpc = {
  /** A page of the caller's cards, newest first, without startups that are held. */
  list: defineRpc('startups.pipeline.list.v1', {
    access: INVESTORS_KEEP_PIPELINE,
    request: z.object({ actor, ...pageRequest }),
    reply: z.array(pipelineCard),
  }),

  /** Creates or changes the caller's card. Errors: not_found; invalid for a reminder in the past. */
  put: defineRpc('startups.pipeline.put.v1', {
    access: INVESTORS_KEEP_PIPELINE,
    request: z.object({ actor, startup_id: pathId, body: pipelineInput }),
    reply: pipelineCard,
  }),

  /** Deletes the caller's card. Errors: not_found. */
  remove: defineRpc('startups.pipeline.remove.v1', {
    access: INVESTORS_KEEP_PIPELINE,
    request: z.object({ actor, startup_id: pathId }),
    reply: z.null(),
  }),

  /** The caller's weights of the five parts. */
  getWeights: defineRpc('startups.pipeline.getWeights.v1', {
    access: INVESTORS_KEEP_PIPELINE,
    request: z.object({ actor }),
    reply: fitWeights,
  }),

  /** Stores the caller's weights of the five parts. */
  setWeights: defineRpc('startups.pipeline.setWeights.v1', {
    access: INVESTORS_KEEP_PIPELINE,
    request: z.object({ actor, body: fitWeights }),
    reply: fitWeights,
  }),

  /** Why investors passed (owner, admin). Errors: not_found. */
  getFeedback: defineRpc('startups.pipeline.getFeedback.v1', {
    access: 'signed-in',
    request: z.object({ actor, startup_id: pathId }),
    reply: passFeedback,
  }),
};
