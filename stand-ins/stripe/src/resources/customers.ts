import { newId } from './ids.js';
import type { Customer } from './shapes.js';
import type { Work } from './work.js';

export interface CustomerData {
  email?: string | null;
  name?: string | null;
  phone?: string | null;
  description?: string | null;
  metadata?: Record<string, string>;
}

export function createCustomer(work: Work, data: CustomerData): Customer {
  const id = newId('customer');
  const customer: Customer = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: work.now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: data.description ?? null,
    discount: null,
    email: data.email ?? null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: data.metadata ?? {},
    name: data.name ?? null,
    next_invoice_sequence: 1,
    phone: data.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  work.tx.put('customers', customer);
  return customer;
}
