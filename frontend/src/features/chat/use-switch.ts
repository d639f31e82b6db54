import { useEffect, useEffectEvent, useState } from 'react';

import type { Conversation } from './conversation';

/**
 * Opens the form with what is known so far. The reply to a message may add to it, so the form waits for the
 * reply, or for its failure.
 */
export function useSwitch(
  { id, waiting, messages, extracted_data: data }: Conversation,
  onSwitch: (known: Conversation['extracted_data']) => void,
) {
  const [askedIn, setAskedIn] = useState<string>();
  const isReplying = waiting && messages.some(({ state }) => state === 'sending');
  const isAsked = askedIn === id;
  const open = useEffectEvent(() => onSwitch(data));
  useEffect(() => {
    if (isAsked && !isReplying) open();
  }, [isAsked, isReplying]);
  return { isWaiting: isAsked && isReplying, open: () => setAskedIn(id) };
}
