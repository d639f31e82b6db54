import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

import { createClient } from '@proofround/client';

import { freePorts } from '../system/ports.js';
import { DemoDealings } from './dealings.js';
import { dealings } from './dealings-data.js';

/** What the API answers, by call. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  'GET /api/startups': [],
  'POST /api/marketplace/offer/listing': { id: 'offer', made_by: 'buyer' },
  'PUT /api/marketplace/offer/offer/status': { deal_id: 'deal' },
  'GET /api/deals/deal': { terms_hash: 'hash' },
};
const NAMES: Readonly<Record<string, string>> = { buyer: 'Pedro Vaz', seller: 'Hector Frost' };
const calls: string[] = [];
const api = createServer((request, response) => {
  void text(request).then((body) => {
    const who = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const call = `${request.method} ${request.url}`;
    if (request.method !== 'GET') calls.push(`${who}: ${call} ${body}`);
    const answer = call === 'GET /api/auth/me' ? { name: NAMES[who] } : (ANSWERS[call] ?? {});
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
});
let url = '';
beforeAll(async () => {
  const [port = 0] = await freePorts(1);
  await new Promise<void>((resolve) => {
    api.listen(port, '127.0.0.1', () => resolve());
  });
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  api.close();
  api.closeAllConnections();
});

describe('a deal of the demo', () => {
  it('has a letter of intent that each side signs before it confirms the step', async () => {
    const seller = createClient({ url, token: 'seller' });
    const people = {
      investors: new Map([['Pedro Vaz', createClient({ url, token: 'buyer' })]]),
      startups: new Map([['Old Orchard Post', { id: 'startup', founder: seller, listingId: 'listing' }]]),
    };
    const step = 'letter_of_intent';
    const negotiation = {
      startup: 'Old Orchard Post',
      buyer: 'Pedro Vaz',
      offers: [{ by: 'buyer', offer_amount: 76_000, message: null }],
      deal: {
        steps: [
          { by: 'buyer', step },
          { by: 'seller', step },
        ],
        notes: [],
      },
    };
    const nothing = { boards: [], conversations: [], improvements: [], introductions: [], shares: [] };
    await new DemoDealings(people).play(dealings.parse({ ...nothing, negotiations: [negotiation] }));
    expect(calls.filter((call) => call.includes('/deals/'))).toEqual([
      'buyer: POST /api/deals/deal/signature {"name":"Pedro Vaz","terms_hash":"hash"}',
      'buyer: PUT /api/deals/deal/steps/letter_of_intent {"done":true}',
      'seller: POST /api/deals/deal/signature {"name":"Hector Frost","terms_hash":"hash"}',
      'seller: PUT /api/deals/deal/steps/letter_of_intent {"done":true}',
    ]);
  });
});
