import { z } from 'zod';

import { FOUNDERS_SUBSCRIBE, INVESTORS_SUBSCRIBE } from '../access-rules.js';
import type { AccessRule, Actor } from '../messaging/access.js';

/** What is sold: Investor Access per month or per year, and Founder Pro per month (PAY-5, PAY-13). */
export const plan = z.enum(['monthly', 'annual', 'pro']).meta({ id: 'Plan' });
export type Plan = z.infer<typeof plan>;

/** What a plan gives its holder: Investor Access or Founder Pro. */
export type Product = 'investor-access' | 'founder-pro';

interface PlanFacts {
  readonly product: Product;
  /** The product's name at Stripe and in the browser. */
  readonly name: string;
  readonly interval: 'month' | 'year';
  /** Who may buy it. */
  readonly accessRules: readonly AccessRule[];
}

const investorAccess = { product: 'investor-access', name: 'Investor Access' } as const;

export const PLANS: Readonly<Record<Plan, PlanFacts>> = {
  monthly: { ...investorAccess, interval: 'month', accessRules: INVESTORS_SUBSCRIBE },
  annual: { ...investorAccess, interval: 'year', accessRules: INVESTORS_SUBSCRIBE },
  pro: { product: 'founder-pro', name: 'Founder Pro', interval: 'month', accessRules: FOUNDERS_SUBSCRIBE },
};

export interface Entitlements {
  /** Profile, browsing, matching and contacts of investors. */
  readonly investor_access: boolean;
  /** Its analyses go before those of accounts without it. */
  readonly analysis_precedence: boolean;
  /** Model-led analyses a day, where a model is configured; null: as many as the budgets allow. */
  readonly model_analyses_a_day: number | null;
  /** One-pagers without our mark (SHARE-8). */
  readonly unmarked_documents: boolean;
  /** Sees who opened a gated link, by e-mail address (SHARE-6). */
  readonly named_openers: boolean;
}

const FREE: Entitlements = {
  investor_access: false,
  analysis_precedence: false,
  model_analyses_a_day: 20,
  unmarked_documents: false,
  named_openers: false,
};

/** The only table of what each product gives. A product only adds to what is free. */
export const ENTITLEMENTS: Readonly<Record<Product | 'free', Entitlements>> = {
  free: FREE,
  'investor-access': { ...FREE, investor_access: true },
  'founder-pro': {
    ...FREE,
    analysis_precedence: true,
    model_analyses_a_day: null,
    unmarked_documents: true,
    named_openers: true,
  },
};

/** What the caller may do. An account holds at most one product, because each kind of account has its own. */
export function entitlementsOf({ is_premium, is_pro }: Pick<Actor, 'is_premium' | 'is_pro'>): Entitlements {
  if (is_pro) return ENTITLEMENTS['founder-pro'];
  return is_premium ? ENTITLEMENTS['investor-access'] : FREE;
}

const asksForPro = z.object({ plan: z.literal('pro') });

/** The role that the body of a new checkout requires; a body without a valid plan asks for Investor Access. */
export const accessRulesOfCheckout = (body: unknown): readonly AccessRule[] =>
  PLANS[asksForPro.safeParse(body).success ? 'pro' : 'monthly'].accessRules;
