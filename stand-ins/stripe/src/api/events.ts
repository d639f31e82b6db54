import { z } from 'zod';

import type { Event } from '../resources/shapes.js';
import type { Tx } from '../store/store.js';
import { noSuch } from './errors.js';
import { pageOf } from './lists.js';
import { flag, listParams, readParams, text } from './params.js';
import type { Route } from './routes.js';

const list = z.strictObject({
  ...listParams,
  type: text().optional(),
  types: z.array(text()).max(20).optional(),
  delivery_success: flag.optional(),
});

/** The event with its current `pending_webhooks`: 1 until the webhook has accepted it. */
export function withPendingWebhooks(tx: Tx, event: Event): Event {
  return { ...event, pending_webhooks: tx.get('deliveries', event.id)?.state === 'pending' ? 1 : 0 };
}

function fits(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

export const eventRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/events',
    handle: ({ work, form }) => {
      const { type, types, delivery_success: success, ...page } = readParams(list, form);
      const rows = work.tx
        .all('events')
        .filter(
          (one) =>
            (type === undefined || fits(one.type, type)) &&
            (types === undefined || types.some((wanted) => fits(one.type, wanted))) &&
            (success === undefined ||
              ((work.tx.get('deliveries', one.id)?.state ?? 'delivered') === 'delivered') === success),
        )
        .map((one) => withPendingWebhooks(work.tx, one));
      return pageOf(rows, page, '/v1/events');
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    handle: ({ work, id }) => {
      const event = work.tx.get('events', id);
      if (!event) throw noSuch('event', id, 'id');
      return withPendingWebhooks(work.tx, event);
    },
  },
];
