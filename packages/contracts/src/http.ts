import { accountsHttp } from './accounts/endpoints.js';
import {
  emailsHttp,
  mfaHttp,
  passwordsHttp,
  profileHttp,
  sessionsHttp,
} from './accounts/security-endpoints.js';
import { adminHttp } from './admin/endpoints.js';
import {
  checkoutsHttp,
  invoicesHttp,
  paymentsHttp,
  portalHttp,
  subscriptionsHttp,
  webhooksHttp,
} from './billing/endpoints.js';
import { chatHttp } from './chat/endpoints.js';
import { blocksHttp, conversationsHttp } from './conversations/endpoints.js';
import { dealsHttp } from './deals/endpoints.js';
import { exportHttp } from './export/endpoints.js';
import { interestHttp } from './interest/endpoints.js';
import { investorsHttp } from './investors/endpoints.js';
import { eventsHttp } from './live/endpoints.js';
import { listingsHttp, offersHttp } from './marketplace/endpoints.js';
import { matchesHttp } from './matches/endpoints.js';
import type { Endpoint } from './messaging/endpoint.js';
import { auditHttp, reportsHttp } from './moderation/endpoints.js';
import { notificationsHttp } from './notifications/endpoints.js';
import { operationsHttp, settingsHttp } from './operations/endpoints.js';
import { pipelineHttp } from './pipeline/endpoints.js';
import { reviewsHttp } from './reviews/endpoints.js';
import { searchesHttp } from './searches/endpoints.js';
import { sharesHttp } from './shares/endpoints.js';
import { startupsHttp } from './startups/endpoints.js';
import { tasksHttp } from './tasks/endpoints.js';

export const http = {
  accounts: { ...accountsHttp, ...exportHttp },
  emails: emailsHttp,
  passwords: passwordsHttp,
  profile: profileHttp,
  sessions: sessionsHttp,
  mfa: mfaHttp,
  startups: startupsHttp,
  reviews: reviewsHttp,
  tasks: tasksHttp,
  interest: interestHttp,
  investors: investorsHttp,
  matches: matchesHttp,
  chat: chatHttp,
  listings: listingsHttp,
  offers: offersHttp,
  checkouts: checkoutsHttp,
  payments: paymentsHttp,
  subscriptions: subscriptionsHttp,
  invoices: invoicesHttp,
  portal: portalHttp,
  webhooks: webhooksHttp,
  pipeline: pipelineHttp,
  searches: searchesHttp,
  shares: sharesHttp,
  conversations: conversationsHttp,
  blocks: blocksHttp,
  deals: dealsHttp,
  notifications: notificationsHttp,
  admin: adminHttp,
  reports: reportsHttp,
  audit: auditHttp,
  events: eventsHttp,
  settings: settingsHttp,
  operations: operationsHttp,
};

/** All HTTP calls as a list, for the OpenAPI document, the generated client and the role test. */
export const ENDPOINTS: readonly Endpoint[] = Object.values(http).flatMap((feature) =>
  Object.values<Endpoint>(feature),
);
