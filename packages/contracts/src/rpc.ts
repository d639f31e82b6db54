import { gatewaysRpc } from './accounts/identities.js';
import { accountsRpc } from './accounts/rpc.js';
import {
  accountMailsRpc,
  emailsRpc,
  mfaRpc,
  passwordsRpc,
  profileRpc,
  sessionsRpc,
} from './accounts/security-rpc.js';
import { adminRpc } from './admin/rpc.js';
import { analysisRpc } from './analysis/rpc.js';
import {
  checkoutsRpc,
  invoicesRpc,
  paymentsRpc,
  portalRpc,
  subscriptionsRpc,
  webhooksRpc,
} from './billing/rpc.js';
import { chatRpc } from './chat/rpc.js';
import { blocksRpc, connectionsRpc, conversationsRpc } from './conversations/rpc.js';
import { dealsRpc } from './deals/rpc.js';
import { exportRpcs } from './export/rpc.js';
import { interestRpc } from './interest/rpc.js';
import { investorsRpc } from './investors/rpc.js';
import { listingsRpc, offersRpc } from './marketplace/rpc.js';
import { matchesRpc } from './matches/rpc.js';
import type { Rpc } from './messaging/rpc.js';
import { auditRpc, reportsRpc } from './moderation/rpc.js';
import { notificationsRpc } from './notifications/rpc.js';
import { operationsRpc, settingsRpc } from './operations/rpc.js';
import { SERVICES } from './operations/schemas.js';
import { pipelineRpc } from './pipeline/rpc.js';
import { reviewsRpc } from './reviews/rpc.js';
import { searchesRpc } from './searches/rpc.js';
import { sharesRpc } from './shares/rpc.js';
import { startupsRpc } from './startups/rpc.js';
import { tasksRpc } from './tasks/rpc.js';

/** All RPCs by feature and verb, and by service if several reply with a part: `rpc.admin.getStats.auth`. */
export const rpc = {
  accounts: { ...accountsRpc, ...exportRpcs },
  emails: emailsRpc,
  accountMails: accountMailsRpc,
  passwords: passwordsRpc,
  profile: profileRpc,
  sessions: sessionsRpc,
  gateways: gatewaysRpc,
  mfa: mfaRpc,
  startups: startupsRpc,
  shares: sharesRpc,
  analysis: analysisRpc,
  reviews: reviewsRpc,
  tasks: tasksRpc,
  interest: interestRpc,
  pipeline: pipelineRpc,
  searches: searchesRpc,
  investors: investorsRpc,
  matches: matchesRpc,
  chat: chatRpc,
  listings: listingsRpc,
  offers: offersRpc,
  deals: dealsRpc,
  checkouts: checkoutsRpc,
  payments: paymentsRpc,
  subscriptions: subscriptionsRpc,
  invoices: invoicesRpc,
  portal: portalRpc,
  webhooks: webhooksRpc,
  notifications: notificationsRpc,
  conversations: conversationsRpc,
  blocks: blocksRpc,
  connections: connectionsRpc,
  admin: adminRpc,
  reports: reportsRpc,
  audit: auditRpc,
  settings: settingsRpc,
  operations: operationsRpc,
};

function isRpc(value: unknown): value is Rpc {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'rpc';
}

/** A verb has one RPC, or an RPC for each of several services. */
const rpcsOf = (verb: object): unknown[] => (isRpc(verb) ? [verb] : Object.values(verb));

const { operations, ...others } = rpc;

/** All RPCs as a list, for the broker's permissions and the contract tests. */
export const RPCS: readonly Rpc[] = [
  ...Object.values(others)
    .flatMap((feature) => Object.values<object>(feature))
    .flatMap(rpcsOf)
    .filter(isRpc),
  ...SERVICES.map((service) => operations.ping(service)),
];
