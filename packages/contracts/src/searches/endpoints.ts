import { z } from 'zod';

import { INVESTORS_SAVE_SEARCHES } from '../access-rules.js';
import { exampleSearch } from '../examples.js';
import { endpoint } from '../messaging/endpoint.js';
import { SEARCH_NOT_FOUND, SEARCHES_FULL, SEARCHES_MAX } from '../sentences.js';
import { searchName } from '../startups/schemas.js';
import { savedSearch, searchFollow, searchInput } from './schemas.js';

export const searchesHttp = {
  list: endpoint('searches.list', 'GET /searches', {
    tag: 'Saved searches',
    summary: "List the caller's saved searches, newest first",
    description: `At most ${SEARCHES_MAX}. The query of each is one of GET /startups.`,
    access: INVESTORS_SAVE_SEARCHES,
    reply: z.array(savedSearch),
    examples: { reply: [exampleSearch] },
  }),

  create: endpoint('searches.create', 'POST /searches', {
    tag: 'Saved searches',
    summary: 'Save a search under a name',
    description:
      'The query is checked like that of GET /startups. Parameters that it does not have are dropped.',
    access: INVESTORS_SAVE_SEARCHES,
    body: searchInput,
    reply: savedSearch,
    status: 201,
    limit: 'changes',
    idempotent: true,
    errors: { 409: [SEARCHES_FULL] },
    examples: { reply: exampleSearch, body: { name: exampleSearch.name, query: exampleSearch.query } },
  }),

  rename: endpoint('searches.rename', 'PATCH /searches/{id}', {
    tag: 'Saved searches',
    summary: 'Rename a saved search',
    access: INVESTORS_SAVE_SEARCHES,
    body: searchName,
    reply: savedSearch,
    limit: 'changes',
    errors: { 404: [SEARCH_NOT_FOUND] },
    examples: { reply: { ...exampleSearch, name: 'Clinics, early' }, body: { name: 'Clinics, early' } },
  }),

  follow: endpoint('searches.follow', 'PUT /searches/{id}/follow', {
    tag: 'Saved searches',
    summary: 'Be told of new startups of a saved search once a day, or no longer',
    description:
      'All followed searches of the caller share one notification a day, which names at most 10 startups.',
    access: INVESTORS_SAVE_SEARCHES,
    body: searchFollow,
    reply: savedSearch,
    limit: 'changes',
    errors: { 404: [SEARCH_NOT_FOUND] },
    examples: { reply: { ...exampleSearch, followed: true }, body: { followed: true } },
  }),

  remove: endpoint('searches.remove', 'DELETE /searches/{id}', {
    tag: 'Saved searches',
    summary: 'Remove a saved search',
    access: INVESTORS_SAVE_SEARCHES,
    errors: { 404: [SEARCH_NOT_FOUND] },
  }),
};
