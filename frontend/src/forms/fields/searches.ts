import type { SearchName } from '../../api/generated/work-client';
import type { FieldDescriptor } from '../field';

export const SEARCH_FIELDS: readonly FieldDescriptor<keyof SearchName>[] = [
  { name: 'name', label: 'Name', kind: 'text', hint: 'Only you read it.' },
];
