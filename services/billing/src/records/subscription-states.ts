import { transitions } from '@proofround/service-kit';

/** Stripe's statuses; `unknown` stands for any status that is not in this list. */
export const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
  'unknown',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const subscriptionStates = transitions<SubscriptionStatus, 'Stripe'>({
  title: 'Subscription (billing)',
  about:
    'Stripe changes the state of a subscription, and billing records the state that it reads. A subscription may pass several states between two readings, and the first reading may find any of them. ' +
    'A state that billing does not know is recorded as unknown and gives no access.',
  start: {
    incomplete: ['Stripe'],
    incomplete_expired: ['Stripe'],
    trialing: ['Stripe'],
    active: ['Stripe'],
    past_due: ['Stripe'],
    unpaid: ['Stripe'],
    paused: ['Stripe'],
    canceled: ['Stripe'],
    unknown: ['Stripe'],
  },
  moves: {
    incomplete: { incomplete_expired: ['Stripe'], trialing: ['Stripe'], active: ['Stripe'] },
    incomplete_expired: {},
    trialing: { active: ['Stripe'], past_due: ['Stripe'], paused: ['Stripe'], canceled: ['Stripe'] },
    active: {
      trialing: ['Stripe'],
      past_due: ['Stripe'],
      unpaid: ['Stripe'],
      canceled: ['Stripe'],
      unknown: ['Stripe'],
    },
    past_due: { active: ['Stripe'], unpaid: ['Stripe'], canceled: ['Stripe'] },
    unpaid: { active: ['Stripe'], canceled: ['Stripe'] },
    paused: { active: ['Stripe'], canceled: ['Stripe'] },
    canceled: {},
    unknown: { active: ['Stripe'] },
  },
});
