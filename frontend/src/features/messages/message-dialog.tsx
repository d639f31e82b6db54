import { MESSAGE_BOUNDS, messageInput } from '@proofround/contracts/conversations/schemas.js';
import { useNavigate } from 'react-router';

import type { ThreadInput } from '../../api/generated/work-client';
import { useDraftKey } from '../../forms/draft';
import { MESSAGE_FIELDS } from '../../forms/fields/messages';
import { FormDialog } from '../../forms/form-dialog';
import { FormField } from '../../forms/form-field';
import { titled } from '../../forms/use-submission';
import { useConversationsCreateMutation } from './api';
import { MessageQuote } from './message-row';
import { SendHint } from './send-hint';
import { subjectKey, type To } from './subject';

export interface Addressed {
  to: To;
  title: string;
  description: string;
  quote?: ThreadInput['quote'];
}

/** A quote that is too long for a message ends with an ellipsis. */
function fitted(quote: Addressed['quote']): NonNullable<Addressed['quote']> | null {
  if (!quote) return null;
  const { kind, text } = quote;
  return text.length <= MESSAGE_BOUNDS.quote
    ? quote
    : { kind, text: `${text.slice(0, MESSAGE_BOUNDS.quote - 1).trimEnd()}…` };
}

/** Begins a conversation, or continues the one that exists, and leads to it. */
export function MessageDialog({ addressed, onClose }: { addressed: Addressed; onClose: () => void }) {
  const { to, title, description } = addressed;
  const quote = fitted(addressed.quote);
  const [create] = useConversationsCreateMutation();
  const navigate = useNavigate();
  return (
    <FormDialog
      schema={messageInput}
      fields={MESSAGE_FIELDS}
      constants={{ quote }}
      draft={useDraftKey('first-message', subjectKey(to))}
      leaves
      send={async (input, key) => {
        const threadInput = { ...to, ...input };
        const thread = await create({ threadInput, 'Idempotency-Key': key }).unwrap();
        // Replaces the open dialog's history entry, so that Back leads to the page without it.
        await navigate(`/messages/${thread.id}`, { replace: true });
      }}
      failure={titled('Failed to send the message')}
      title={title}
      description={description}
      label={title}
      needs="message"
      ctrlEnter
      action="Send"
      onClose={onClose}
      head={
        quote && (
          <div className="mb-3">
            <MessageQuote quote={quote} />
          </div>
        )
      }
    >
      {(form) => <FormField form={form} name="message" hint={<SendHint />} />}
    </FormDialog>
  );
}
