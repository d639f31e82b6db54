import { z } from 'zod';

import { createPortalSession } from '../resources/portal-sessions.js';
import { noSuch } from './errors.js';
import { readParams, text, webUrl } from './params.js';
import type { Route } from './routes.js';

const create = z.strictObject({
  customer: text(),
  return_url: webUrl.optional(),
  configuration: text().optional(),
});

export const billingPortalRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    handle: ({ work, form }) => {
      const asked = readParams(create, form);
      if (!work.tx.get('customers', asked.customer)) {
        throw noSuch('customer', asked.customer, 'customer', 400);
      }
      return createPortalSession(work, asked);
    },
  },
];
