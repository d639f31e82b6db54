import { messageInput } from '@proofround/contracts/conversations/schemas.js';
import { SendHorizontal } from 'lucide-react';
import type { KeyboardEvent } from 'react';

import { Button } from '../../components/button';
import { ApiForm } from '../../forms/api-form';
import { useDraftKey } from '../../forms/draft';
import { MESSAGE_FIELDS } from '../../forms/fields/messages';
import { FormField } from '../../forms/form-field';
import { useEntryForm } from '../../forms/use-entry-form';
import { titled } from '../../forms/use-submission';
import { isEnter } from '../../lib/browser';
import { useConversationsWriteMutation } from './api';

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
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event) || !(event.ctrlKey || event.metaKey) || isEmpty) return;
    event.preventDefault();
    form.submit();
  };
  return (
    <ApiForm
      form={form}
      label="Your message"
      onKeyDown={onKeyDown}
      className="flex flex-col gap-3 border-t border-line pt-4"
    >
      <FormField
        form={form}
        name="message"
        hint={
          <>
            <span className="max-sm:hidden">Ctrl+Enter sends. </span>
            Saved on this device until it is sent.
          </>
        }
      />
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
