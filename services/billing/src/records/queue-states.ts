import { transitions } from '@proofround/service-kit';

/** The states of the rows that a work table handles. */

/** pending: to be processed. ignored: not relevant to us. failed: given up; an operator must act. */
export type WebhookStatus = 'pending' | 'processed' | 'ignored' | 'failed';

export const webhookStates = transitions<WebhookStatus, 'Stripe' | 'billing'>({
  title: 'Webhook (billing)',
  about:
    'Stripe delivers a webhook, and billing stores it before it answers. A webhook that does not concern us is ignored, at once or when its object turns out not to be ours. ' +
    'A webhook stays pending until an attempt succeeds; after the last attempt it becomes failed, until Stripe delivers it again.',
  start: { pending: ['Stripe'], ignored: ['Stripe'] },
  moves: {
    pending: { pending: ['billing'], processed: ['billing'], ignored: ['billing'], failed: ['billing'] },
    processed: {},
    ignored: {},
    failed: { pending: ['Stripe'] },
  },
});

/** due: to be cancelled at Stripe. done: cancelled. failed: given up; an operator must act. */
export type CancellationStatus = 'due' | 'done' | 'failed';

export const cancellationStates = transitions<CancellationStatus, 'deleted account' | 'billing'>({
  title: 'Cancellation of a subscription (billing)',
  about:
    'The deletion of an account orders the cancellation of its subscriptions at Stripe. A cancellation stays due until an attempt succeeds; after the last attempt it becomes failed. It becomes due again if billing then still finds a subscription of the deleted account that has not ended.',
  start: { due: ['deleted account'] },
  moves: {
    due: { due: ['billing'], done: ['billing'], failed: ['billing'] },
    done: {},
    failed: { due: ['deleted account'] },
  },
});
