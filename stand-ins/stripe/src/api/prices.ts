import { z } from 'zod';

import { createPrice, createProduct } from '../resources/prices.js';
import { noSuch } from './errors.js';
import { pageOf } from './lists.js';
import { flag, integer, listParams, metadata, readParams, text } from './params.js';
import type { Route } from './routes.js';

const productData = z.strictObject({
  name: text(),
  description: text().optional(),
  images: z.array(text()).max(8).optional(),
  metadata: metadata.optional(),
});

/** The parameters of a new price, also inline in a checkout. Amounts are whole numbers of cents. */
export const priceData = z.strictObject({
  currency: text(3).regex(/^[a-z]{3}$/i),
  unit_amount: integer.pipe(z.number().min(0)),
  recurring: z
    .strictObject({
      interval: z.enum(['day', 'week', 'month', 'year']),
      interval_count: integer.pipe(z.number().min(1).max(1095)).optional(),
    })
    .optional(),
  product: text().optional(),
  product_data: productData.optional(),
  lookup_key: text(200).optional(),
  nickname: text().optional(),
  metadata: metadata.optional(),
});

const listPrices = z.strictObject({
  ...listParams,
  active: flag.optional(),
  product: text().optional(),
  lookup_keys: z.array(text()).max(10).optional(),
});

export const priceRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/prices',
    handle: ({ work, form }) => createPrice(work, readParams(priceData, form), true),
  },
  {
    method: 'GET',
    path: '/v1/prices',
    handle: ({ work, form }) => {
      const { active, product, lookup_keys: keys, ...page } = readParams(listPrices, form);
      const rows = work.tx
        .all('prices')
        .filter(
          (one) =>
            (active === undefined || one.active === active) &&
            (product === undefined || one.product === product) &&
            (keys === undefined || (one.lookup_key !== null && keys.includes(one.lookup_key))),
        );
      return pageOf(rows, page, '/v1/prices');
    },
  },
  {
    method: 'GET',
    path: '/v1/prices/:id',
    handle: ({ work, id }) => {
      const price = work.tx.get('prices', id);
      if (!price) throw noSuch('price', id, 'price');
      return price;
    },
  },
  {
    method: 'POST',
    path: '/v1/products',
    handle: ({ work, form }) => createProduct(work, readParams(productData, form), true),
  },
  {
    method: 'GET',
    path: '/v1/products/:id',
    handle: ({ work, id }) => {
      const product = work.tx.get('products', id);
      if (!product) throw noSuch('product', id, 'id');
      return product;
    },
  },
];
