import { z } from 'zod';

import { MAY_WRITE, VERIFIED_EMAIL } from '../access-rules.js';
import { endpoint } from '../messaging/endpoint.js';
import { unreadCount } from '../notifications/schemas.js';
import {
  AWAITING_ANSWER,
  BLOCK_NOT_FOUND,
  LISTING_NOT_FOUND,
  NO_CONNECTION,
  NO_INTRODUCTION,
  STARTUP_NOT_FOUND,
  THREAD_CLOSED,
  THREAD_NOT_FOUND,
} from '../sentences.js';
import { pageQuery, positionQuery } from '../wire/pages.js';
import {
  block,
  blockInput,
  introductionInput,
  message,
  messageInput,
  thread,
  threadInput,
} from './schemas.js';

const exampleMessage = {
  id: '01936f71-0a3c-7d10-8b1e-5f6a7b8c9d02',
  thread_id: '01936f71-0a3c-7d10-8b1e-5f6a7b8c9d01',
  mine: true,
  message: 'Your churn is lower than I expected. How do you measure it?',
  quote: { kind: 'ledger' as const, text: 'Paying customers: 31 restaurants' },
  created_at: '2026-11-20T09:30:00.000Z',
  read_at: null,
};
const exampleThread = {
  id: exampleMessage.thread_id,
  kind: 'startup' as const,
  startup: { id: '01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d10', idea_title: 'LedgerLoop' },
  listing_id: null,
  other: { name: 'Amara Osei', role: 'founder' as const },
  state: 'open' as const,
  can_write: true,
  blocked: false,
  unread_count: 0,
  last_message: exampleMessage,
  created_at: '2026-11-20T09:30:00.000Z',
};
const exampleText = { message: exampleMessage.message, quote: exampleMessage.quote };

export const conversationsHttp = {
  create: endpoint('conversations.create', 'POST /threads', {
    tag: 'Conversations',
    summary: 'Write to somebody about a startup or a listing',
    description:
      'Allowed after interest, a match or an offer. A founder who has only a match asks for an introduction, once per match. If the two already have a thread, the message is added to it.',
    access: MAY_WRITE,
    body: threadInput,
    reply: thread,
    status: 201,
    limit: 'messages',
    idempotent: true,
    errors: {
      403: [NO_CONNECTION, THREAD_CLOSED],
      404: [STARTUP_NOT_FOUND, LISTING_NOT_FOUND],
      409: [AWAITING_ANSWER],
    },
    examples: { body: { startup_id: exampleThread.startup.id, ...exampleText }, reply: exampleThread },
  }),

  list: endpoint('conversations.list', 'GET /threads', {
    tag: 'Conversations',
    summary: "List the caller's threads, the last written first",
    access: 'signed-in',
    query: z.object(positionQuery),
    reply: z.array(thread),
    paged: true,
    examples: { reply: [exampleThread] },
  }),

  getUnreadCount: endpoint('conversations.getUnreadCount', 'GET /threads/unread-count', {
    tag: 'Conversations',
    summary: 'Count the unread messages of all threads',
    access: 'signed-in',
    reply: unreadCount,
    examples: { reply: { unread_count: 2 } },
  }),

  get: endpoint('conversations.get', 'GET /threads/{id}', {
    tag: 'Conversations',
    summary: "Get one of the caller's threads",
    access: 'signed-in',
    reply: thread,
    errors: { 404: [THREAD_NOT_FOUND] },
    examples: { reply: exampleThread },
  }),

  listMessages: endpoint('conversations.listMessages', 'GET /threads/{id}/messages', {
    tag: 'Conversations',
    summary: "List a thread's messages, newest first",
    access: 'signed-in',
    query: z.object(pageQuery),
    reply: z.array(message),
    paged: true,
    errors: { 404: [THREAD_NOT_FOUND] },
    examples: { reply: [exampleMessage] },
  }),

  write: endpoint('conversations.write', 'POST /threads/{id}/messages', {
    tag: 'Conversations',
    summary: 'Write a message',
    access: MAY_WRITE,
    body: messageInput,
    reply: message,
    status: 201,
    limit: 'messages',
    idempotent: true,
    errors: { 403: [THREAD_CLOSED], 404: [THREAD_NOT_FOUND], 409: [AWAITING_ANSWER] },
    examples: { body: exampleText, reply: exampleMessage },
  }),

  markRead: endpoint('conversations.markRead', 'POST /threads/{id}/read', {
    tag: 'Conversations',
    summary: "Mark a thread's messages as read",
    access: 'signed-in',
    reply: unreadCount,
    errors: { 404: [THREAD_NOT_FOUND] },
    examples: { reply: { unread_count: 0 } },
  }),

  block: endpoint('conversations.block', 'PUT /threads/{id}/block', {
    tag: 'Conversations',
    summary: 'Block or unblock the other side of a thread',
    access: 'signed-in',
    body: blockInput,
    reply: thread,
    limit: 'changes',
    errors: { 404: [THREAD_NOT_FOUND] },
    examples: { body: { blocked: true }, reply: { ...exampleThread, can_write: false, blocked: true } },
  }),

  answer: endpoint('conversations.answer', 'PUT /threads/{id}/introduction', {
    tag: 'Conversations',
    summary: 'Accept or pass an introduction that a founder asked for',
    description: 'A message with the answer needs a verified e-mail address.',
    access: 'signed-in',
    body: introductionInput,
    reply: thread,
    limit: 'changes',
    errors: { 403: [VERIFIED_EMAIL.detail], 404: [THREAD_NOT_FOUND], 409: [NO_INTRODUCTION] },
    examples: { body: { accepted: true, message: 'Gladly.' }, reply: exampleThread },
  }),
};

export const blocksHttp = {
  list: endpoint('blocks.list', 'GET /blocks', {
    tag: 'Conversations',
    summary: 'List the users whom the caller has blocked, newest first',
    access: 'signed-in',
    query: z.object(pageQuery),
    reply: z.array(block),
    paged: true,
    examples: {
      reply: [
        {
          id: '01936f71-0a3c-7d10-8b1e-5f6a7b8c9d03',
          name: exampleThread.other.name,
          created_at: exampleThread.created_at,
        },
      ],
    },
  }),

  lift: endpoint('blocks.lift', 'DELETE /blocks/{id}', {
    tag: 'Conversations',
    summary: 'Unblock a user, also without a conversation',
    access: 'signed-in',
    limit: 'changes',
    errors: { 404: [BLOCK_NOT_FOUND] },
  }),
};
