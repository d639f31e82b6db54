import { useState } from 'react';

import type { Offer } from '../../api/generated/work-client';
import type { Page } from '../../api/pages';
import { Segments } from '../../components/segments';

const ORDERS = [
  { value: 'newest', name: 'Newest first' },
  { value: 'amount', name: 'Highest first' },
] as const;
export type Order = (typeof ORDERS)[number]['value'];

interface Pages {
  pages: Page<Offer>[];
}

/** The loaded pages as one page, the highest amount first. */
function byAmount<Data extends Pages>(data: Data): Data {
  const items = data.pages.flatMap((page) => page.items);
  const sorted = items.toSorted((one, other) => other.offer_amount - one.offer_amount);
  return { ...data, pages: [{ items: sorted, next: null }] };
}

/** The order of the offers, and its buttons. The server pages from the newest, so others need the whole list. */
export function useOrder(isWhole: boolean) {
  const [chosen, choose] = useState<Order>('newest');
  const order = isWhole ? chosen : 'newest';
  return {
    order,
    choice: isWhole && (
      <Segments label="Order of the offers" options={ORDERS} value={order} onChoose={choose} />
    ),
    inOrder: <Data extends Pages>(data: Data): Data => (order === 'amount' ? byAmount(data) : data),
  };
}
