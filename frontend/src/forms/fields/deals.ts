import type { DealNoteInput, DealSignatureInput, FellThroughInput } from '../../api/generated/work-client';
import type { FieldDescriptor } from '../field';

export const NOTE_FIELDS: readonly FieldDescriptor<keyof DealNoteInput>[] = [
  { name: 'note', label: 'New note', kind: 'area', hint: 'The other side reads it.' },
];

export const SIGNATURE_FIELDS: readonly FieldDescriptor<Exclude<keyof DealSignatureInput, 'terms_hash'>>[] = [
  { name: 'name', label: 'Your full name', kind: 'text', autoComplete: 'name' },
];

export const FELL_THROUGH_FIELDS: readonly FieldDescriptor<keyof FellThroughInput>[] = [
  { name: 'reason', label: 'Why did it fall through?', kind: 'area', hint: 'The other side reads it.' },
];
