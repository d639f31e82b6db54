import { messageInput } from '@proofround/contracts/conversations/schemas.js';
import { SendHorizontal } from 'lucide-react';

import { Button } from '../../components/button';
import { ApiForm, sendsOnCtrlEnter } from '../../forms/api-form';
import { useDraftKey } from '../../forms/draft';
import { MESSAGE_FIELDS } from '../../forms/fields/messages';
import { FormField } from '../../forms/form-field';
import { useEntryForm } from '../../forms/use-entry-form';
import { titled } from '../../forms/use-submission';
import { useConversationsWriteMutation } from './api';
import { SendHint } from './send-hint';

/**
 * Writes the next message. The text survives a reload; a retry of the same text carries the same key,
 * so it is sent once.
 */
export function WriteForm({ threadId }: { threadId: string }) {
  const [write] = useConversationsWriteMutation();
  const form = useEntryForm('message', {
    schema: messageInput,
    fields: MESSAGE_FIELDS,
    draft: useDraftKey('message', threadId),
    send: (body, key) => write({ id: threadId, messageInput: body, 'Idempotency-Key': key }).unwrap(),
    failure: titled('Failed to send the message'),
  });
  const isEmpty = form.values['message']?.trim() === '';
  return (
    <ApiForm
      form={form}
      label="Your message"
      onKeyDown={sendsOnCtrlEnter(form, 'message')}
      className="flex flex-col gap-3 border-t border-line pt-4"
    >
      <FormField form={form} name="message" hint={<SendHint />} />
      <Button
        type="submit"
        className="self-end"
        loading={form.isBusy}
        disabled={isEmpty}
        icon={SendHorizontal}
      >
        Send
      </Button>
    </ApiForm>
  );
}
