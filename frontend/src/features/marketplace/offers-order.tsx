import type { Offer } from '../../api/generated/work-client';
import type { Page } from '../../api/pages';
import { Segments } from '../../components/segments';

const ORDERS = [
  { value: 'newest', name: 'Newest first' },
  { value: 'amount', name: 'Highest first' },
] as const;
export type Order = (typeof ORDERS)[number]['value'];

/** The loaded pages as one page in the order of the amounts, from the highest. */
export function byAmount(pages: readonly Page<Offer>[]): Page<Offer>[] {
  const items = pages.flatMap((page) => page.items);
  return [{ items: items.toSorted((one, other) => other.offer_amount - one.offer_amount), next: null }];
}

/** Chooses the order of the offers. */
export function OffersOrder({ order, onChoose }: { order: Order; onChoose: (order: Order) => void }) {
  return <Segments label="Order of the offers" options={ORDERS} value={order} onChoose={onChoose} />;
}
