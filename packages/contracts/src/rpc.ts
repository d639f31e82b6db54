import { accountsRpc } from './accounts/rpc.js';
import { adminRpc } from './admin/rpc.js';
import { analysisRpc } from './analysis/rpc.js';
import { checkoutsRpc, paymentsRpc, webhooksRpc } from './billing/rpc.js';
import { chatRpc } from './chat/rpc.js';
import { interestRpc } from './interest/rpc.js';
import { investorsRpc } from './investors/rpc.js';
import { listingsRpc, offersRpc } from './marketplace/rpc.js';
import { matchesRpc } from './matches/rpc.js';
import type { Rpc } from './messaging/rpc.js';
import { notificationsRpc } from './notifications/rpc.js';
import { operationsRpc, settingsRpc } from './operations/rpc.js';
import { SERVICES } from './operations/services.js';
import { reviewsRpc } from './reviews/rpc.js';
import { startupsRpc } from './startups/rpc.js';
import { tasksRpc } from './tasks/rpc.js';

/**
 * Every RPC there is, by feature and verb. Where several services each answer with their part, the
 * service's name follows: `rpc.admin.getStats.auth`.
 */
export const rpc = {
  accounts: accountsRpc,
  startups: startupsRpc,
  analysis: analysisRpc,
  reviews: reviewsRpc,
  tasks: tasksRpc,
  interest: interestRpc,
  investors: investorsRpc,
  matches: matchesRpc,
  chat: chatRpc,
  listings: listingsRpc,
  offers: offersRpc,
  checkouts: checkoutsRpc,
  payments: paymentsRpc,
  webhooks: webhooksRpc,
  notifications: notificationsRpc,
  admin: adminRpc,
  settings: settingsRpc,
  operations: operationsRpc,
};

function isRpc(value: unknown): value is Rpc {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'rpc';
}

/** An answer is one service's, or has a part for each of several services. */
const answersOf = (answer: object): unknown[] => (isRpc(answer) ? [answer] : Object.values(answer));

const { operations, ...others } = rpc;

/** The same as a list: the broker's permissions and the contract tests follow it. */
export const RPCS: readonly Rpc[] = [
  ...Object.values(others)
    .flatMap((feature) => Object.values<object>(feature))
    .flatMap(answersOf)
    .filter(isRpc),
  ...SERVICES.map((service) => operations.ping(service)),
];
