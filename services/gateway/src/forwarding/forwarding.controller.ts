import { Controller } from '@nestjs/common';
import { http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { forward, forwardList } from './forward.js';

/** A turn of the chat may call the model, which has 3 s; the whole turn must take less than 5 s. */
const CHAT_TIMEOUT_MS = 4800;

/** The calls that one service answers alone. Calls for which the gateway does more have a controller. */
const CALLS = [
  forward(http.accounts.get, rpc.accounts.get),
  forward(http.emails.verify, rpc.emails.verify),
  forward(http.emails.undo, rpc.emails.undo),
  forward(http.mfa.confirm, rpc.mfa.confirm),
  forward(http.passwords.forgot, rpc.passwords.forgot),
  forward(http.passwords.reset, rpc.passwords.reset),
  forward(http.sessions.list, rpc.sessions.list),

  forward(http.startups.create, rpc.startups.create),
  forward(http.startups.listFirst, rpc.startups.listFirst),
  forward(http.startups.analyze, rpc.startups.analyze, ({ params }) => ({ startup_id: params.id })),
  forwardList(http.startups.listScores, rpc.startups.listScores, ({ params }) => ({ startup_id: params.id })),
  forwardList(http.tasks.list, rpc.tasks.list, ({ params }) => ({ startup_id: params.id })),
  forward(http.tasks.update, rpc.tasks.update, ({ params }) => ({ task_id: params.id })),
  forward(http.shares.create, rpc.shares.create, ({ params }) => ({ startup_id: params.id })),
  forward(http.shares.list, rpc.shares.list, ({ params }) => ({ startup_id: params.id })),
  forward(http.shares.revoke, rpc.shares.revoke, ({ params }) => ({
    startup_id: params.id,
    share_id: params.shareId,
  })),
  forward(http.chat.say, rpc.chat.say, () => ({}), { timeoutMs: CHAT_TIMEOUT_MS }),

  forward(http.investors.create, rpc.investors.create),
  forward(http.investors.createFromChat, rpc.investors.create),
  forwardList(http.investors.list, rpc.investors.list),
  forward(http.investors.update, rpc.investors.update, ({ params }) => ({ investor_id: params.id })),
  forward(http.investors.delete, rpc.investors.delete, ({ params }) => ({ investor_id: params.id })),
  forwardList(http.matches.listForInvestor, rpc.matches.listForInvestor, ({ params }) => ({
    investor_id: params.investorId,
  })),
  forward(http.interest.record, rpc.interest.record, ({ params }) => ({ startup_id: params.startupId })),
  forwardList(http.interest.list, rpc.interest.list),
  forward(http.interest.withdraw, rpc.interest.withdraw, ({ params }) => ({ startup_id: params.startupId })),
  forwardList(http.pipeline.list, rpc.pipeline.list),
  forward(http.pipeline.put, rpc.pipeline.put, ({ params }) => ({ startup_id: params.startupId })),
  forward(http.pipeline.remove, rpc.pipeline.remove, ({ params }) => ({ startup_id: params.startupId })),
  forward(http.pipeline.getWeights, rpc.pipeline.getWeights),
  forward(http.pipeline.setWeights, rpc.pipeline.setWeights),
  forward(http.searches.list, rpc.searches.list),
  forward(http.searches.create, rpc.searches.create),
  forward(http.searches.rename, rpc.searches.rename, ({ params }) => ({ search_id: params.id })),
  forward(http.searches.follow, rpc.searches.follow, ({ params }) => ({ search_id: params.id })),
  forward(http.searches.remove, rpc.searches.remove, ({ params }) => ({ search_id: params.id })),
  forward(http.pipeline.getFeedback, rpc.pipeline.getFeedback, ({ params }) => ({ startup_id: params.id })),

  forward(http.listings.create, rpc.listings.create),
  forwardList(http.listings.list, rpc.listings.list, ({ query }) => ({ mine: query.mine === 'true' })),
  forward(http.listings.get, rpc.listings.get, ({ params }) => ({ listing_id: params.id })),
  forward(http.listings.getOfStartup, rpc.listings.getOfStartup, ({ params }) => ({ startup_id: params.id })),
  forward(http.listings.withdraw, rpc.listings.withdraw, ({ params }) => ({ listing_id: params.id })),
  forward(http.offers.create, rpc.offers.create, ({ params }) => ({ listing_id: params.id })),
  forwardList(http.offers.list, rpc.offers.list, ({ params }) => ({ listing_id: params.listingId })),
  forwardList(http.offers.listMine, rpc.offers.listMine),
  forward(http.offers.counter, rpc.offers.counter, ({ params }) => ({ offer_id: params.offerId })),
  forward(http.offers.withdraw, rpc.offers.withdraw, ({ params }) => ({ offer_id: params.id })),
  forward(http.offers.getPriceRange, rpc.offers.getPriceRange, ({ params }) => ({ startup_id: params.id })),
  forwardList(http.deals.list, rpc.deals.list),

  forward(http.checkouts.create, rpc.checkouts.create),
  forward(http.payments.getStatus, rpc.payments.getStatus, ({ params }) => ({
    session_id: params.sessionId,
  })),
  forward(http.subscriptions.get, rpc.subscriptions.get),
  forward(http.subscriptions.cancel, rpc.subscriptions.cancel),
  forward(http.subscriptions.resume, rpc.subscriptions.resume),
  forward(http.subscriptions.change, rpc.subscriptions.change),
  forward(http.invoices.list, rpc.invoices.list),
  forward(http.portal.open, rpc.portal.open),

  forwardList(http.notifications.list, rpc.notifications.list),
  forward(http.notifications.countUnread, rpc.notifications.countUnread),
  forward(http.notifications.readAll, rpc.notifications.readAll),
  forward(http.notifications.read, rpc.notifications.read, ({ params }) => ({ notification_id: params.id })),
  forward(http.notifications.listSettings, rpc.notifications.listSettings),
  forward(http.notifications.changeSetting, rpc.notifications.changeSetting),
  forward(http.notifications.unsubscribe, rpc.notifications.unsubscribe, ({ params: { token } }) => ({
    token,
  })),
  forward(http.conversations.create, rpc.conversations.create),
  forwardList(http.conversations.list, rpc.conversations.list),
  forward(http.conversations.getUnreadCount, rpc.conversations.getUnreadCount),
  forward(http.conversations.get, rpc.conversations.get, ({ params }) => ({ thread_id: params.id })),
  forwardList(http.conversations.listMessages, rpc.conversations.listMessages, ({ params }) => ({
    thread_id: params.id,
  })),
  forward(http.conversations.write, rpc.conversations.write, ({ params }) => ({ thread_id: params.id })),
  forward(http.conversations.markRead, rpc.conversations.markRead, ({ params }) => ({
    thread_id: params.id,
  })),
  forward(http.conversations.block, rpc.conversations.block, ({ params }) => ({ thread_id: params.id })),
  forward(http.conversations.answer, rpc.conversations.answer, ({ params }) => ({ thread_id: params.id })),
  forwardList(http.blocks.list, rpc.blocks.list),
  forward(http.blocks.lift, rpc.blocks.lift, ({ params }) => ({ block_id: params.id })),

  forwardList(http.admin.listUsers, rpc.admin.listUsers, ({ query: { q } }) => ({ q })),
  forward(http.admin.setSuspension, rpc.admin.setSuspension, ({ params }) => ({ user_id: params.id })),
  forwardList(http.reports.list, rpc.reports.list, ({ query: { state } }) => ({ state })),
  forward(http.reports.decide, rpc.reports.decide, ({ params }) => ({ report_id: params.id })),
  forwardList(http.audit.list, rpc.audit.list, ({ query: { action, actor_id, from, to } }) => ({
    action,
    actor_id,
    from,
    to,
  })),
  forward(http.reviews.ask, rpc.reviews.ask, ({ params }) => ({ startup_id: params.id })),
  forwardList(http.reviews.list, rpc.reviews.list),
  forward(http.reviews.decide, rpc.reviews.decide, ({ params }) => ({ startup_id: params.startupId })),
];

@Controller()
export class ForwardingController {
  constructor(readonly rpc: RpcClient) {}
}

for (const addTo of CALLS) addTo(ForwardingController.prototype);
