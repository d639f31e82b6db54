import { v7 as uuid } from 'uuid';

import { ANYONE_SIGNED_IN, type Row } from './rows.js';

/** A call on a new conversation of the founder and `premium`; it is there for nobody else. */
const onThread = (suffix: string, done: number, body?: unknown): Row => ({
  call: async (objects) => ({ path: `/threads/${await objects.thread()}${suffix}`, body }),
  statuses: [401, done, 404, 404, done, 404],
});

export const CONVERSATIONS: Readonly<Record<string, Row>> = {
  // `premium` recorded interest in the founder's startup; `investor` did not.
  'POST /threads': {
    call: async (objects) => ({
      path: '/threads',
      body: { ...(await objects.interested()), message: 'Hello' },
    }),
    statuses: [401, 201, 404, 403, 201, 403],
  },
  'GET /threads': { call: () => ({ path: '/threads' }), statuses: ANYONE_SIGNED_IN },
  'GET /threads/unread-count': {
    call: () => ({ path: '/threads/unread-count' }),
    statuses: ANYONE_SIGNED_IN,
  },
  'GET /threads/{id}': onThread('', 200),
  'GET /threads/{id}/messages': onThread('/messages', 200),
  'POST /threads/{id}/messages': onThread('/messages', 201, { message: 'Hello' }),
  'POST /threads/{id}/read': onThread('/read', 200),
  // A block would hold for the calls after this one, too.
  'PUT /threads/{id}/block': onThread('/block', 200, { blocked: false }),
  'GET /blocks': { call: () => ({ path: '/blocks' }), statuses: ANYONE_SIGNED_IN },
  'DELETE /blocks/{id}': {
    call: () => ({ path: `/blocks/${uuid()}` }),
    statuses: [401, 404, 404, 404, 404, 404],
  },
  // There is no introduction: interest opened the conversation.
  'PUT /threads/{id}/introduction': onThread('/introduction', 409, { accepted: true }),
};
