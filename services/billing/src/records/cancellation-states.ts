import { transitions } from '@proofround/service-kit';

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
