import type { Conversation } from './conversation';
import type { Subject } from './subjects';

export interface Suggestion {
  readonly text: string;
  /** One entry of a list: the click adds it to the message, which the user then sends. */
  readonly isEntry: boolean;
}

/** The choices of the current field and, once the required fields are known, a finishing reply (CHAT-13). */
export function suggestionsFor(
  { asking, is_complete, extracted_data }: Conversation,
  { fields, schema }: Subject<unknown>,
): readonly Suggestion[] {
  const field = fields.find(({ name }) => name === asking);
  const choices = field?.suggestions ?? field?.options?.map(({ label }) => label) ?? [];
  const isEntry = field?.kind === 'comma-list' || field?.kind === 'checkboxes';
  const canFinish = !is_complete && schema.safeParse(extracted_data).success;
  const finish = asking === null ? "Yes, that's right" : "That's all for now";
  return [
    ...choices.map((text) => ({ text, isEntry })),
    ...(canFinish ? [{ text: finish, isEntry: false }] : []),
  ];
}
