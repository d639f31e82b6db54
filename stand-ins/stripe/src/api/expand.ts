import type { Kind } from '../store/kinds.js';
import type { Tx } from '../store/store.js';
import { badRequest } from './errors.js';
import type { FormValue } from './form.js';

type Json = Record<string, unknown>;

/** Fields with an id that can be expanded to the object. */
const EXPANDABLE: Readonly<Record<string, Kind>> = {
  customer: 'customers',
  subscription: 'subscriptions',
  invoice: 'invoices',
  latest_invoice: 'invoices',
  product: 'products',
};
/** Expandable at Stripe, and always null here. */
const ALWAYS_NULL = [
  'payment_intent',
  'setup_intent',
  'default_payment_method',
  'pending_setup_intent',
  'schedule',
];
const MAX_DEPTH = 4;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function expandOne(tx: Tx, target: unknown, path: readonly string[], whole: string): void {
  const [name, ...rest] = path;
  if (name === undefined || target === null) return;
  if (Array.isArray(target)) {
    for (const one of target) expandOne(tx, one, path, whole);
    return;
  }
  const refusal = badRequest(`This property cannot be expanded (${whole}).`, 'expand');
  if (!isJson(target) || name === 'metadata') throw refusal;
  if (target['object'] === 'checkout.session' && name === 'line_items' && typeof target['id'] === 'string') {
    const url = `/v1/checkout/sessions/${target['id']}/line_items`;
    const data = structuredClone(tx.get('baskets', target['id'])?.lines ?? []);
    target['line_items'] ??= { object: 'list', data, has_more: false, url };
  }
  const value = target[name];
  const kind = EXPANDABLE[name];
  if (value === null && (kind || ALWAYS_NULL.includes(name))) return;
  if (typeof value === 'string' && kind) {
    const found = tx.get(kind, value);
    if (!found) throw refusal;
    target[name] = structuredClone(found);
  } else if (rest.length === 0 && name !== 'line_items' && !(isJson(value) && kind)) {
    throw refusal;
  }
  if (!(name in target)) throw refusal;
  expandOne(tx, target[name], rest, whole);
}

/** The answer with the fields of `expand[]` replaced by their objects; a list's paths begin with `data.`. */
export function expand(tx: Tx, answer: object, paths: FormValue | undefined): object {
  if (paths === undefined) return answer;
  const expanded: unknown = structuredClone(answer);
  for (const path of Array.isArray(paths) ? paths : [paths]) {
    if (typeof path !== 'string') throw badRequest('Invalid array', 'expand');
    const segments = path.split('.');
    if (segments.length > MAX_DEPTH + (segments[0] === 'data' ? 1 : 0)) {
      throw badRequest(`You cannot expand more than ${MAX_DEPTH} levels of a property (${path}).`, 'expand');
    }
    expandOne(tx, expanded, segments, path);
  }
  return expanded as object;
}
