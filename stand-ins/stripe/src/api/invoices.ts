import { z } from 'zod';

import { noSuch } from './errors.js';
import { pageOf } from './lists.js';
import { listParams, readParams, text } from './params.js';
import type { Route } from './routes.js';

const list = z.strictObject({
  ...listParams,
  customer: text().optional(),
  subscription: text().optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
});

export const invoiceRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/invoices',
    handle: ({ work, form }) => {
      const { customer, subscription, status, ...page } = readParams(list, form);
      const rows = work.tx
        .all('invoices')
        .filter(
          (one) =>
            (customer === undefined || one.customer === customer) &&
            (subscription === undefined || one.parent.subscription_details.subscription === subscription) &&
            (status === undefined || one.status === status),
        );
      return pageOf(rows, page, '/v1/invoices');
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    handle: ({ work, id }) => {
      const invoice = work.tx.get('invoices', id);
      if (!invoice) throw noSuch('invoice', id, 'invoice');
      return invoice;
    },
  },
];
