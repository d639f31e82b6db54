import { z } from 'zod';

import { INVESTORS_KEEP_PIPELINE } from '../access-rules.js';
import { exampleCard, exampleWeights } from '../examples.js';
import { endpoint } from '../messaging/endpoint.js';
import { NOT_IN_PIPELINE, NOTE_CHANGED, STARTUP_NOT_FOUND } from '../sentences.js';
import { pageQuery } from '../wire/pages.js';
import { fitWeights, passFeedback, pipelineCard, pipelineInput } from './schemas.js';

export const pipelineHttp = {
  list: endpoint('pipeline.list', 'GET /pipeline', {
    tag: 'Pipeline',
    summary: "List the cards of the caller's board, newest first",
    description: 'Startups that are held or deleted are left out.',
    access: INVESTORS_KEEP_PIPELINE,
    query: z.object(pageQuery),
    reply: z.array(pipelineCard),
    paged: true,
    examples: { reply: [exampleCard] },
  }),

  put: endpoint('pipeline.put', 'PUT /pipeline/{startupId}', {
    tag: 'Pipeline',
    summary: "Put a startup on the caller's board or move its card",
    description: 'Absent fields stay unchanged; null clears them. Passing requires a reason.',
    access: INVESTORS_KEEP_PIPELINE,
    body: pipelineInput,
    reply: pipelineCard,
    limit: 'changes',
    errors: { 404: [STARTUP_NOT_FOUND], 409: [NOTE_CHANGED] },
    examples: {
      reply: exampleCard,
      body: { column: 'watching', note: exampleCard.note, remind_at: exampleCard.remind_at },
    },
  }),

  remove: endpoint('pipeline.remove', 'DELETE /pipeline/{startupId}', {
    tag: 'Pipeline',
    summary: "Take a startup off the caller's board",
    access: INVESTORS_KEEP_PIPELINE,
    errors: { 404: [NOT_IN_PIPELINE] },
  }),

  getWeights: endpoint('pipeline.getWeights', 'GET /fit-weights', {
    tag: 'Pipeline',
    summary: "Get the caller's weights of the five parts of the score",
    access: INVESTORS_KEEP_PIPELINE,
    reply: fitWeights,
    examples: { reply: exampleWeights },
  }),

  setWeights: endpoint('pipeline.setWeights', 'PUT /fit-weights', {
    tag: 'Pipeline',
    summary: "Set the caller's weights of the five parts of the score",
    access: INVESTORS_KEEP_PIPELINE,
    body: fitWeights,
    reply: fitWeights,
    limit: 'changes',
    examples: { reply: exampleWeights, body: exampleWeights },
  }),

  getFeedback: endpoint('pipeline.getFeedback', 'GET /startups/{id}/feedback', {
    tag: 'Pipeline',
    summary: 'Get the reasons for which investors passed',
    description:
      'Only the owner and the admin may call it. All is null below three passes. Further passes appear in groups of at least three, so that nobody can be identified.',
    access: 'signed-in',
    reply: passFeedback,
    errors: { 404: [STARTUP_NOT_FOUND] },
    examples: {
      reply: {
        passes: 5,
        reasons: [
          { reason: 'too_early', count: 3 },
          { reason: 'terms', count: 2 },
        ],
        messages: ['Come back when ten clinics pay.'],
      },
    },
  }),
};
