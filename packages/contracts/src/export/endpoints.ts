import { TERMS_VERSION } from '../accounts/terms.js';
import { exampleUser } from '../examples.js';
import { endpoint } from '../messaging/endpoint.js';
import { accountExport } from './schemas.js';

/** Part of the feature `accounts`; a folder of its own, because an export has the data of every feature. */
export const exportHttp = {
  export: endpoint('accounts.export', 'GET /account/export', {
    tag: 'Accounts',
    summary: "Download all the signed-in user's data as a file",
    description:
      'A streamed JSON document, sent as the attachment proofround-export.json. It does not contain what other users wrote or stated.',
    access: 'signed-in',
    reply: accountExport,
    limit: 'exports',
    examples: {
      reply: {
        exported_at: '2026-11-20T10:00:00.000Z',
        user: { ...exampleUser, terms_version: TERMS_VERSION, terms_accepted_at: exampleUser.created_at },
        reports: [],
        startups: [],
        scores: [],
        review_decisions: [],
        tasks: [],
        startup_matches: [],
        investor_profiles: [],
        investor_matches: [],
        interests: [],
        pipeline: [],
        fit_weights: [],
        saved_searches: [],
        shares: [],
        views: [],
        listings: [],
        offers_received: [],
        offers_made: [],
        deals: [],
        deal_notes: [],
        payments: [],
        subscriptions: [],
        checkouts: [],
        notifications: [],
        notification_settings: [],
        threads: [],
        messages: [],
        blocks: [],
        chat_sessions: [],
      },
    },
  }),
};
