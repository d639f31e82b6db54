import { z } from 'zod';

import { endpoint } from '../messaging/endpoint.js';
import { STARTUP_NOT_FOUND } from '../startups/endpoints.js';
import { startupMatch } from './schemas.js';

export const MATCHING_SLOW =
  'Matching takes longer than usual. Your matches will appear as soon as they are ready.';

export const listMatches = endpoint('listMatches', 'GET /matches/{startupId}', {
  tag: 'Matches',
  summary: "A startup's matched investors, best first",
  description: 'For the owner and the admin.',
  access: 'signed-in',
  reply: z.array(startupMatch),
  status: 200,
  errors: { 404: [STARTUP_NOT_FOUND] },
});

export const generateMatches = endpoint('generateMatches', 'POST /match/{startupId}', {
  tag: 'Matches',
  summary: 'Generate matches anew and wait for them',
  description: 'Replaces the former matches. Past 60 s the answer is 504 and the result still arrives.',
  access: 'signed-in',
  reply: z.array(startupMatch),
  status: 200,
  errors: { 404: [STARTUP_NOT_FOUND], 504: [MATCHING_SLOW] },
});
