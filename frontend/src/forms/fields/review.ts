import type { ReviewInput } from '../../api/generated/account-client';
import type { FieldDescriptor } from '../field';

export const REVIEW_FIELDS: readonly FieldDescriptor<Exclude<keyof ReviewInput, 'state'>>[] = [
  {
    name: 'note',
    label: 'Note',
    kind: 'area',
    rows: 2,
    hint: 'Recorded with the decision; the founder reads it too.',
  },
];
