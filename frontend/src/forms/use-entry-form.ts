import { useRef } from 'react';
import type { z } from 'zod';

import { type ApiFormOptions, type FormHandle, useApiForm } from './use-api-form';

/** What was typed after the sent text; all of the text if the sent part was edited. */
const restOf = (typed: string, sent: string): string =>
  typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed;

/**
 * A form for one text after another, such as messages. Success empties the field `name`, except for what
 * the user typed while the text was sent.
 */
export function useEntryForm<Schema extends z.ZodObject, Name extends string>(
  name: Name,
  options: Omit<ApiFormOptions<Schema, Name>, 'onDone' | 'onType'>,
): FormHandle<Name> {
  const sent = useRef('');
  const typed = useRef('');
  const form: FormHandle<Name> = useApiForm({
    ...options,
    send: (body, key) => {
      sent.current = typed.current = form.values[name] ?? '';
      return options.send(body, key);
    },
    onType: (_name, text) => {
      typed.current = text;
    },
    onDone: () => form.change(name, restOf(typed.current, sent.current)),
  });
  return form;
}
