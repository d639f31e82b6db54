import type {
  ReportDecision,
  ReportInput,
  ReviewInput,
  Suspension,
} from '../../api/generated/account-client';
import type { FieldDescriptor } from '../field';

export const REPORT_FIELDS: readonly FieldDescriptor<Extract<keyof ReportInput, 'reason'>>[] = [
  {
    name: 'reason',
    label: 'What is wrong with it?',
    kind: 'area',
    hint: 'An admin reads it. The founder does not learn that you reported it.',
  },
];

export const REPORT_DECISION_FIELDS: readonly FieldDescriptor<Exclude<keyof ReportDecision, 'state'>>[] = [
  {
    name: 'note',
    label: 'Note',
    kind: 'area',
    rows: 2,
    hint: 'Recorded with the decision; the founder reads it if you uphold the report.',
  },
];

export const SUSPENSION_FIELDS: readonly FieldDescriptor<Exclude<keyof Suspension, 'suspended'>>[] = [
  { name: 'reason', label: 'Reason', kind: 'area', hint: 'Shown to admins only.' },
];

export const REVIEW_FIELDS: readonly FieldDescriptor<Extract<keyof ReviewInput, 'note'>>[] = [
  {
    name: 'note',
    label: 'Note',
    kind: 'area',
    rows: 2,
    hint: 'Recorded with the decision; the founder reads it too.',
  },
];
