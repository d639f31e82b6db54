import { badRequest, noSuch } from '../api/errors.js';
import { newId } from './ids.js';
import type { Plan, Price, Product } from './shapes.js';
import type { Work } from './work.js';

export interface ProductData {
  name: string;
  description?: string;
  images?: string[];
  metadata?: Record<string, string>;
}

/** The parameters of a price; amounts are in the currency's smallest unit (cents). */
export interface PriceData {
  currency: string;
  unit_amount: number;
  recurring?: { interval: 'day' | 'week' | 'month' | 'year'; interval_count?: number };
  product?: string;
  product_data?: ProductData;
  lookup_key?: string;
  nickname?: string;
  metadata?: Record<string, string>;
}

export function createProduct(work: Work, data: ProductData, active: boolean): Product {
  const product: Product = {
    id: newId('product'),
    object: 'product',
    active,
    created: work.now,
    default_price: null,
    description: data.description ?? null,
    images: data.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: data.metadata ?? {},
    name: data.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: work.now,
    url: null,
  };
  work.tx.put('products', product);
  return product;
}

/** A price, with its product if that is inline. Inline prices cannot be reused. */
export function createPrice(work: Work, data: PriceData, active: boolean): Price {
  let productId = data.product;
  if (productId === undefined) {
    if (!data.product_data) {
      throw badRequest(
        'You must provide one of `product` or `product_data`.',
        'product',
        'parameter_missing',
      );
    }
    productId = createProduct(work, data.product_data, active).id;
  } else if (!work.tx.get('products', productId)) {
    throw noSuch('product', productId, 'product', 400);
  }
  const price: Price = {
    id: newId('price'),
    object: 'price',
    active,
    billing_scheme: 'per_unit',
    created: work.now,
    currency: data.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: data.lookup_key ?? null,
    metadata: data.metadata ?? {},
    nickname: data.nickname ?? null,
    product: productId,
    recurring: data.recurring
      ? {
          interval: data.recurring.interval,
          interval_count: data.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: data.recurring ? 'recurring' : 'one_time',
    unit_amount: data.unit_amount,
    unit_amount_decimal: String(data.unit_amount),
  };
  work.tx.put('prices', price);
  return price;
}

/** The interval of a price that a subscription can use. */
export function recurringOf(price: Price): { interval: Plan['interval']; interval_count: number } {
  if (!price.recurring) throw badRequest(`The price ${price.id} is not recurring.`, 'line_items');
  return price.recurring;
}

/** The price in its older form, which subscription items still contain. */
export function planOf(price: Price): Plan {
  const { interval, interval_count } = recurringOf(price);
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval,
    interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
