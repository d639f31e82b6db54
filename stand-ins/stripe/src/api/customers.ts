import { z } from 'zod';

import { createCustomer } from '../resources/customers.js';
import type { Customer } from '../resources/shapes.js';
import { noSuch } from './errors.js';
import { pageOf } from './lists.js';
import { listParams, mergeMetadata, metadata, readParams, text } from './params.js';
import type { Call, Route } from './routes.js';

/** A text that an empty value removes. */
const erasable = (max: number) =>
  z
    .string()
    .max(max)
    .transform((value) => value || null)
    .optional();

const fields = {
  email: z.union([z.literal('').transform(() => null), z.email().max(512)]).optional(),
  name: erasable(256),
  phone: erasable(20),
  description: erasable(350),
};
const create = z.strictObject({ ...fields, metadata: metadata.optional() });
const update = z.strictObject({ ...fields, metadata: z.union([z.literal(''), metadata]).optional() });

function find({ work, id }: Call): Customer {
  const customer = work.tx.get('customers', id);
  if (!customer) throw noSuch('customer', id, 'id');
  return customer;
}

export const customerRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    handle: ({ work, form }) => createCustomer(work, readParams(create, form)),
  },
  {
    method: 'GET',
    path: '/v1/customers',
    handle: ({ work, form }) => {
      const { email, ...page } = readParams(
        z.strictObject({ ...listParams, email: text().optional() }),
        form,
      );
      const rows = work.tx.all('customers').filter((one) => email === undefined || one.email === email);
      return pageOf(rows, page, '/v1/customers');
    },
  },
  { method: 'GET', path: '/v1/customers/:id', handle: find },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    handle: (call) => {
      const { metadata: changed, ...change } = readParams(update, call.form);
      const customer = find(call);
      const after: Customer = {
        ...customer,
        ...change,
        metadata: mergeMetadata(customer.metadata, changed),
      };
      call.work.tx.put('customers', after);
      return after;
    },
  },
];
