import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Prefix and length of Stripe's ids, with the test mode mark of Stripe's. */
const FORMS = {
  session: ['cs_test_a1', 56],
  customer: ['cus_', 14],
  subscription: ['sub_1', 23],
  subscriptionItem: ['si_', 14],
  invoice: ['in_1', 23],
  invoiceLine: ['il_1', 23],
  lineItem: ['li_1', 23],
  price: ['price_1', 23],
  product: ['prod_', 14],
  event: ['evt_1', 23],
  portalSession: ['bps_1', 23],
  request: ['req_', 14],
} as const;

/** A new id in Stripe's form for that kind of resource, such as `sub_1…`. */
export function newId(kind: keyof typeof FORMS): string {
  const [prefix, length] = FORMS[kind];
  return prefix + Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
