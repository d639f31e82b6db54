import { Inject, Injectable } from '@nestjs/common';
import { type Plan, plan as planSchema, PLANS, type Product } from '@proofround/contracts';
import { CONFIG } from '@proofround/service-kit';

import type { BillingConfig } from '../config.js';
import type { ForeignPart, SubscriptionRow } from '../records/subscription.entity.js';
import type { PriceState, SubscriptionState } from './payments.js';

export const CURRENCY = 'usd';

/** The product's name at Stripe. */
export const productName = (plan: Plan): string => `Proofround ${PLANS[plan].name}`;

export type PriceConfig = Pick<
  BillingConfig,
  | 'PRICE_MONTHLY_CENTS'
  | 'PRICE_ANNUAL_CENTS'
  | 'PRICE_PRO_CENTS'
  | 'STRIPE_PRICE_MONTHLY'
  | 'STRIPE_PRICE_ANNUAL'
  | 'STRIPE_PRICE_PRO'
>;

/** The configured price of a plan: an amount, and the id of a price at Stripe if there is one. */
export function priceOf(config: PriceConfig, plan: Plan): { cents: number; id: string | undefined } {
  return {
    monthly: { cents: config.PRICE_MONTHLY_CENTS, id: config.STRIPE_PRICE_MONTHLY },
    annual: { cents: config.PRICE_ANNUAL_CENTS, id: config.STRIPE_PRICE_ANNUAL },
    pro: { cents: config.PRICE_PRO_CENTS, id: config.STRIPE_PRICE_PRO },
  }[plan];
}

/** What we know of a subscription before we judge a reading of it. */
export type KnownSubscription = Pick<SubscriptionRow, 'plan' | 'price_id' | 'product_id'> | null;

/** The plan of a price, and which of its properties are not ours. */
export interface Judgement {
  readonly plan: Plan;
  readonly foreign: ForeignPart | null;
}

/** Our prices. A subscription with any other price grants nothing (PAY-20). */
@Injectable()
export class Catalogue {
  constructor(@Inject(CONFIG) private readonly config: PriceConfig) {}

  cents(plan: Plan): number {
    return priceOf(this.config, plan).cents;
  }

  /**
   * Ours are: the price that was accepted for this subscription before, the configured prices at
   * Stripe, and our product at the configured amount or at the one that our checkout offered.
   */
  judge(state: SubscriptionState, known: KnownSubscription, offered: number | null): Judgement {
    const plan = known?.plan ?? state.plan ?? 'monthly';
    const price = state.item?.price;
    if (!price) return { plan, foreign: 'price' };
    if (known?.price_id === price.id) return { plan, foreign: null };
    if (price.currency !== CURRENCY) return { plan, foreign: 'currency' };
    const configured = planSchema.options.find((one) => priceOf(this.config, one).id === price.id);
    if (configured) return { plan: configured, foreign: null };
    const product = this.productOf(price, known);
    if (!product) return { plan, foreign: 'product' };
    const found = planSchema.options.find(
      (one) =>
        PLANS[one].product === product &&
        PLANS[one].interval === price.interval &&
        (price.amount_cents === this.cents(one) || (one === state.plan && price.amount_cents === offered)),
    );
    return found ? { plan: found, foreign: null } : { plan, foreign: 'price' };
  }

  private productOf(price: PriceState, known: KnownSubscription): Product | undefined {
    if (known?.product_id === price.product_id) return PLANS[known.plan].product;
    const named = planSchema.options.find((one) => productName(one) === price.product_name);
    return named && PLANS[named].product;
  }
}
