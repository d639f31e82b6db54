import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';

import { serverDetail, statusOf } from '../../api/errors';
import { submissionOf } from '../../lib/draft';
import { toast } from '../../lib/toast';
import { useChatSayMutation } from './api';
import {
  aMessage,
  conversationsOf,
  freshConversation,
  isBegun,
  keyOf,
  type Conversation,
  type Speaker,
} from './conversation';

/** What begins a conversation; it is not shown as the user's (CHAT-8). */
const GREETING = 'Hello!';

interface ConversationActions {
  say: (text: string) => void;
  /** Sends a failed message again. */
  retry: (messageId: string) => void;
  /** Takes a failed message back into the input. */
  takeBack: (messageId: string) => void;
  type: (text: string) => void;
  /** Begins anew. `keep`: what was said stays readable above, and what was not sent is in the input. */
  startOver: (options?: { keep: boolean }) => void;
  /** Tries the greeting once more. */
  open: () => void;
  /** The key under which this body is sent: the same for every try of the same content. */
  keyFor: (body: unknown) => string;
  /** The conversation has done its work: it is not kept, and shown only until the screen is left. */
  conclude: () => void;
}

const withState = (conversation: Conversation, messageId: string | null, state: 'sent' | 'failed') =>
  conversation.messages.map((one) => (one.id === messageId ? { ...one, state } : one));

/** The conversation that a user left and could go on with; undefined when nothing was said yet. */
export function useKeptConversation(speaker: Speaker) {
  const conversations = conversationsOf(useStore());
  const key = keyOf(speaker);
  const conversation = conversations.get(key);
  return {
    kept: isBegun(conversation) ? conversation : undefined,
    forget: () => conversations.forget(key),
  };
}

/** The user's conversation with the interviewer, and what can be done in it. */
export function useConversation(speaker: Speaker): [Conversation, ConversationActions] {
  const conversations = conversationsOf(useStore());
  const key = keyOf(speaker);
  const read = () => conversations.get(key);
  const conversation = useSyncExternalStore(conversations.subscribe, read, read);
  const [send] = useChatSayMutation();
  const concluded = useRef(false);

  /** One turn; without a message of the user's it is the greeting. */
  const turn = useCallback(
    async (text: string, messageId: string | null) => {
      const { id, session_id } = conversations.get(key);
      const change = (to: (conversation: Conversation) => Conversation) =>
        conversations.change(key, (now) => (now.id === id ? to(now) : now));
      try {
        const reply = await send({ chatInput: { message: text, session_id } }).unwrap();
        change((now) => ({
          ...now,
          waiting: false,
          session_id: reply.session_id,
          is_complete: reply.is_complete,
          extracted_data: reply.extracted_data,
          messages: [...withState(now, messageId, 'sent'), aMessage('assistant', reply.message)],
        }));
      } catch (error) {
        // Of a conversation that was given up nothing need be said.
        if (conversations.get(key).id !== id) return;
        toast.error('Failed to send message', serverDetail(error));
        change((now) => ({
          ...now,
          waiting: false,
          unopened: messageId === null,
          ended: session_id !== null && statusOf(error) === 404,
          messages: withState(now, messageId, 'failed'),
        }));
      }
    },
    [conversations, key, send],
  );

  const actions = useMemo((): ConversationActions => {
    const change = (to: (conversation: Conversation) => Conversation) => conversations.change(key, to);
    const open = () => {
      change((now) => ({ ...now, waiting: true, unopened: false }));
      void turn(GREETING, null);
    };
    const say = (text: string) => {
      const { waiting, session_id } = conversations.get(key);
      if (waiting || session_id === null || text.trim() === '') return;
      const message = aMessage('user', text.trim(), 'sending');
      change((now) => ({ ...now, waiting: true, messages: [...now.messages, message] }));
      void turn(message.text, message.id);
    };
    /** Removes a failed message and gives its text. */
    const withdraw = (messageId: string): string => {
      const { messages, waiting } = conversations.get(key);
      const found = messages.find(({ id, state }) => id === messageId && state === 'failed');
      if (!found || waiting) return '';
      change((now) => ({ ...now, messages: now.messages.filter(({ id }) => id !== messageId) }));
      return found.text;
    };
    const join = (...texts: string[]) => texts.filter((text) => text.trim() !== '').join('\n');
    return {
      open,
      say,
      // Where others were said since, the answer belongs below them.
      retry: (messageId) => say(withdraw(messageId)),
      takeBack: (messageId) => {
        const text = withdraw(messageId);
        change((now) => ({ ...now, typed: join(text, now.typed) }));
      },
      type: (text) => change((now) => ({ ...now, typed: text })),
      startOver: ({ keep } = { keep: false }) => {
        change((now) => {
          if (!keep) return freshConversation();
          const unsent = now.messages.filter(({ state }) => state !== 'sent').map(({ text }) => text);
          const said = now.messages.filter(({ state }) => state === 'sent');
          return {
            ...freshConversation(),
            messages: [...said, aMessage('note', 'New conversation')],
            typed: join(...unsent, now.typed),
          };
        });
        open();
      },
      keyFor: (body) => {
        const submission = submissionOf(body, conversations.get(key).submission);
        change((now) => ({ ...now, submission }));
        return submission.key;
      },
      conclude: () => {
        concluded.current = true;
        conversations.unkeep(key);
      },
    };
  }, [conversations, key, turn]);

  useEffect(() => {
    const { session_id, waiting, unopened } = conversations.get(key);
    if (session_id === null && !waiting && !unopened) actions.open();
  }, [conversations, key, actions]);

  useEffect(
    () => () => {
      if (concluded.current) conversations.forget(key);
    },
    [conversations, key],
  );

  return [conversation, actions];
}
