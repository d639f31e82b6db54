import type { FitWeights, PipelineInput } from '../../api/generated/work-client';
import { REASON_NAMES } from '../../lib/words';
import type { FieldDescriptor } from '../field';

export const PASS_FIELDS: readonly FieldDescriptor<Extract<keyof PipelineInput, 'reason' | 'message'>>[] = [
  {
    name: 'reason',
    label: 'Why do you pass?',
    kind: 'radios',
    options: Object.entries(REASON_NAMES).map(([value, label]) => ({ value, label })),
  },
  {
    name: 'message',
    label: 'One sentence to the founder',
    kind: 'area',
    rows: 2,
    hint: 'The founder reads it without your name, once three investors have passed.',
  },
];

export const CARD_FIELDS: readonly FieldDescriptor<Extract<keyof PipelineInput, 'note' | 'remind_at'>>[] = [
  { name: 'note', label: 'Note', kind: 'area', rows: 4, hint: 'Only you read it.' },
  {
    name: 'remind_at',
    label: 'Next step on',
    kind: 'day',
    hint: 'You are reminded in the morning of that day, here and by email.',
  },
];

const STEPS = [
  { value: '0', label: '0: does not count' },
  { value: '1', label: '1: counts once' },
  { value: '2', label: '2: counts twice' },
  { value: '3', label: '3: counts three times' },
  { value: '4', label: '4: counts four times' },
  { value: '5', label: '5: counts five times' },
];

export const WEIGHT_FIELDS: readonly FieldDescriptor<keyof FitWeights>[] = [
  { name: 'team', label: 'Team strength', kind: 'number-select', options: STEPS, initial: '1' },
  { name: 'market', label: 'Market potential', kind: 'number-select', options: STEPS, initial: '1' },
  { name: 'feasibility', label: 'Feasibility', kind: 'number-select', options: STEPS, initial: '1' },
  { name: 'product', label: 'Product readiness', kind: 'number-select', options: STEPS, initial: '1' },
  { name: 'risk', label: 'Low risk', kind: 'number-select', options: STEPS, initial: '1' },
];
