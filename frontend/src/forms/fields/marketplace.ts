import type { ListingInput, OfferInput } from '../../api/generated/work-client';
import type { FieldDescriptor } from '../field';

export const OFFER_FIELDS: readonly FieldDescriptor<keyof OfferInput>[] = [
  { name: 'offer_amount', label: 'Amount (USD)', kind: 'money' },
  {
    name: 'message',
    label: 'Message',
    kind: 'area',
    hint: 'The founder sees your offer without your name and email address until one is accepted.',
  },
];

export const COUNTER_FIELDS: readonly FieldDescriptor<keyof OfferInput>[] = [
  { name: 'offer_amount', label: 'Amount (USD)', kind: 'money' },
  { name: 'message', label: 'Message', kind: 'area', hint: 'Say what the amount depends on.' },
];

export const REJECTION_FIELDS: readonly FieldDescriptor<'reason'>[] = [
  { name: 'reason', label: 'Reason', kind: 'area', hint: 'The other side reads it.' },
];

export const LISTING_FIELDS: readonly FieldDescriptor<Exclude<keyof ListingInput, 'startup_id'>>[] = [
  { name: 'asking_price', label: 'Asking price (USD)', kind: 'money' },
  { name: 'reason_for_selling', label: 'Reason for selling', kind: 'area' },
  {
    name: 'tech_stack',
    label: 'Tech stack',
    kind: 'area',
    rows: 2,
    hint: 'What it is built with, for those who would take it over.',
  },
];
