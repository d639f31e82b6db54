import { chatInput } from '@proofround/contracts/chat/schemas.js';
import { parseOrProblems } from '@proofround/contracts/wire/problems.js';

import { type FieldDescriptor, notReadIn, shortLabel, toBody } from '../../forms/field';
import { formatCount, formatMoney } from '../../lib/format';
import type { Subject } from './subjects';

/** Why the chat cannot take this message; undefined if it can, or if it is still blank. */
export function messageProblem(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const parsed = parseOrProblems(chatInput, { message: text }, 'body');
  return parsed.ok ? undefined : parsed.problems[0]?.msg;
}

const valueOf = (field: FieldDescriptor, text: string): unknown =>
  toBody([field], { [field.name]: text })[field.name];

/** Why the contract refuses this text for the field; undefined if it takes it. */
export function correctionProblem(
  { schema }: Pick<Subject<unknown>, 'schema'>,
  data: Readonly<Record<string, unknown>>,
  field: FieldDescriptor,
  text: string,
): string | undefined {
  const parsed = parseOrProblems(schema, { ...data, [field.name]: valueOf(field, text) }, 'body');
  const problem = parsed.ok ? undefined : parsed.problems.find(({ loc }) => loc[1] === field.name);
  return (problem && notReadIn(field, text)) ?? problem?.msg ?? messageProblem(correctionOf(field, text));
}

/** The message that makes the chat store this text for the field (CHAT-11). */
export function correctionOf(field: FieldDescriptor, text: string): string {
  const label = shortLabel(field).toLowerCase();
  if (text.trim() === '') return `Remove the ${label}`;
  const value = valueOf(field, text);
  const words =
    typeof value !== 'number'
      ? text.trim()
      : field.kind === 'money'
        ? formatMoney(value)
        : formatCount(value);
  return `Change the ${label} to "${words}"`;
}
