import { z } from 'zod';

import { endpoint } from '../messaging/endpoint.js';
import {
  ALREADY_SIGNED,
  DEAL_CLOSED,
  DEAL_NOT_FOUND,
  NOTES_FULL,
  SIGNED_AS_ANOTHER,
  STEP_NOT_FOUND,
  TERMS_CHANGED,
} from '../sentences.js';
import { pageQuery } from '../wire/pages.js';
import {
  deal,
  dealNoteInput,
  dealSignatureInput,
  dealStepInput,
  dealSummary,
  fellThroughInput,
} from './schemas.js';

const exampleSummary = {
  id: '01936f70-2222-7333-8444-555566667777',
  listing_id: '01936f6e-9a1b-7c3d-8e4f-5a6b7c8d9e0f',
  offer_id: '01936f6f-1111-7222-8333-444455556666',
  startup: { id: '01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d10', idea_title: 'LedgerLoop' },
  startup_title: null,
  amount: 85000,
  state: 'open',
  role: 'buyer',
  created_at: '2026-11-20T10:00:00.000Z',
  closed_at: null,
  reason: null,
};
const TERMS_HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const exampleDeal = {
  ...exampleSummary,
  other: { name: 'Amara Osei', email: 'amara@example.com' },
  other_id: '01936f6e-7a3f-7c21-8b40-2e9f1a6b3c0f',
  other_name: null,
  steps: [
    {
      step: 'letter_of_intent',
      owed_by: 'both',
      due_at: '2026-11-27T10:00:00.000Z',
      done_by_me: true,
      done_by_them: false,
      done_at: null,
      open_before: [],
    },
  ],
  notes: [
    {
      id: '01936f70-3333-7444-8555-666677778888',
      mine: true,
      note: 'Our lawyer sends the draft on Monday.',
      created_at: '2026-11-21T09:00:00.000Z',
    },
  ],
  signatures: [
    {
      role: 'buyer',
      name: 'Ivy Chen',
      signed_at: '2026-11-21T10:00:00.000Z',
      terms_hash: TERMS_HASH,
    },
  ],
  terms_hash: TERMS_HASH,
  silent_until: '2027-01-08T10:00:00.000Z',
};

export const dealsHttp = {
  list: endpoint('deals.list', 'GET /deals', {
    tag: 'Deals',
    summary: "List the caller's deals, newest first",
    access: 'signed-in',
    query: z.object(pageQuery),
    reply: z.array(dealSummary),
    paged: true,
    examples: { reply: [{ ...exampleSummary, steps_done: 0, steps_total: 5 }] },
  }),

  get: endpoint('deals.get', 'GET /deals/{id}', {
    tag: 'Deals',
    summary: 'Get a deal with its checklist; only its buyer and seller may call it',
    access: 'signed-in',
    reply: deal,
    errors: { 404: [DEAL_NOT_FOUND] },
    examples: {
      reply: {
        ...exampleDeal,
        escrow: {
          name: 'Example Escrow',
          url: `https://escrow.example/pay?amount=85000.00&currency=USD&ref=${exampleSummary.id}`,
        },
      },
    },
  }),

  confirmStep: endpoint('deals.confirmStep', 'PUT /deals/{id}/steps/{step}', {
    tag: 'Deals',
    summary: "Confirm a step for the caller's side, or take the confirmation back",
    description:
      'A step is done when both have confirmed it; then it stays done. The last step completes the deal.',
    access: 'signed-in',
    body: dealStepInput,
    reply: deal,
    limit: 'edits',
    errors: { 404: [DEAL_NOT_FOUND, STEP_NOT_FOUND], 409: [DEAL_CLOSED] },
    examples: { body: { done: true }, reply: exampleDeal },
  }),

  fallThrough: endpoint('deals.fallThrough', 'POST /deals/{id}/fell-through', {
    tag: 'Deals',
    summary: 'End a deal that fell through; its listing opens again',
    access: 'signed-in',
    body: fellThroughInput,
    reply: deal,
    limit: 'edits',
    errors: { 404: [DEAL_NOT_FOUND], 409: [DEAL_CLOSED] },
    examples: {
      body: { reason: 'The financing did not come through.' },
      reply: {
        ...exampleDeal,
        state: 'fell_through',
        closed_at: '2026-11-25T10:00:00.000Z',
        reason: 'The financing did not come through.',
        silent_until: null,
      },
    },
  }),

  addNote: endpoint('deals.addNote', 'POST /deals/{id}/notes', {
    tag: 'Deals',
    summary: 'Add a note that both sides read',
    access: 'signed-in',
    body: dealNoteInput,
    reply: deal,
    status: 201,
    limit: 'edits',
    idempotent: true,
    errors: { 404: [DEAL_NOT_FOUND], 409: [DEAL_CLOSED, NOTES_FULL] },
    examples: { body: { note: 'Our lawyer sends the draft on Monday.' }, reply: exampleDeal },
  }),

  sign: endpoint('deals.sign', 'POST /deals/{id}/signature', {
    tag: 'Deals',
    summary: 'Sign the letter of intent by typing the name of the account',
    description: 'This is not legal advice, and the platform holds no money.',
    access: 'signed-in',
    body: dealSignatureInput,
    reply: deal,
    status: 201,
    limit: 'edits',
    idempotent: true,
    errors: { 404: [DEAL_NOT_FOUND], 409: [DEAL_CLOSED, ALREADY_SIGNED, TERMS_CHANGED, SIGNED_AS_ANOTHER] },
    examples: { body: { name: 'Ivy Chen', terms_hash: TERMS_HASH }, reply: exampleDeal },
  }),

  getLetter: endpoint('deals.getLetter', 'GET /deals/{id}/letter-of-intent.pdf', {
    tag: 'Deals',
    summary: 'Get the letter of intent as a PDF of one page; only the buyer and the seller may call it',
    description: 'It states the agreed terms and the typed signatures. It is no legal advice.',
    access: 'signed-in',
    file: 'application/pdf',
    status: 200,
    limit: 'documents',
    errors: { 404: [DEAL_NOT_FOUND] },
  }),
};
