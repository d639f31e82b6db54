import type { FieldDescriptor } from '../field';

/** The text of a message, below the conversation or in the dialog that begins one. */
export const MESSAGE_FIELDS: readonly FieldDescriptor<'message'>[] = [
  { name: 'message', label: 'Message', kind: 'area', rows: 4, placeholder: 'Write a message' },
];
