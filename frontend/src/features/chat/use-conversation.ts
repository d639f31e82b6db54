import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';

import { statusOf } from '../../api/errors';
import { failureToast } from '../../lib/failure-toast';
import { useChatSayMutation } from './api';
import {
  aMessage,
  type Conversation,
  conversationsOf,
  freshConversation,
  isStarted,
  keyOf,
  type Speaker,
} from './conversation';

/** Starts a conversation; it is not shown as the user's message (CHAT-8). */
const GREETING = 'Hello!';

export interface ConversationActions {
  say: (text: string) => void;
  /** Sends a failed message again. */
  retry: (messageId: string) => void;
  /** Takes a failed message back into the input. */
  takeBack: (messageId: string) => void;
  type: (text: string) => void;
  /** Starts a new conversation. `keep`: sent messages stay above it, and unsent ones go into the input. */
  startOver: (options?: { keep: boolean }) => void;
  open: () => void;
  /** Stops storing this conversation after its profile is created. It stays on screen. */
  conclude: (id: string) => void;
}

const withState = (conversation: Conversation, messageId: string | null, state: 'sent' | 'failed') =>
  conversation.messages.map((entry) => (entry.id === messageId ? { ...entry, state } : entry));

/** The same fields, each null: a reply leaves out what the user has removed. */
const withoutValues = (data: Conversation['extracted_data']) =>
  Object.fromEntries(Object.keys(data).map((name) => [name, null]));

/** The stored conversation of a user; undefined if the user has written nothing yet. */
export function useKeptConversation(speaker: Speaker) {
  const conversations = conversationsOf(useStore());
  const key = keyOf(speaker);
  const conversation = conversations.get(key);
  return {
    kept: isStarted(conversation) ? conversation : undefined,
    forget: () => conversations.forget(key, conversation.id),
  };
}

type Conversations = ReturnType<typeof conversationsOf>;
type Turn = (text: string, messageId: string | null) => Promise<void>;

/** Sends a message and adds its reply, or its failure. Without a message id it is the greeting. */
function useTurn(conversations: Conversations, key: string): Turn {
  const [send] = useChatSayMutation();
  return useCallback(
    async (text, messageId) => {
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
          extracted_data: { ...withoutValues(now.extracted_data), ...reply.extracted_data },
          asking: reply.asking,
          messages: [...withState(now, messageId, 'sent'), aMessage('assistant', reply.message)],
        }));
      } catch (error) {
        // The user has started a new conversation meanwhile.
        if (conversations.get(key).id !== id) return;
        failureToast.titled('Failed to send message', error);
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
}

const joined = (...texts: string[]) => texts.filter((text) => text.trim() !== '').join('\n');

/** An empty conversation below the sent messages of the ended one. What was not sent is in the input. */
function continued({ messages, typed }: Conversation): Conversation {
  const sent = messages.filter(({ state }) => state === 'sent');
  const unsent = messages.filter(({ state }) => state !== 'sent').map(({ text }) => text);
  return {
    ...freshConversation(),
    messages: [...sent, aMessage('note', 'New conversation')],
    typed: joined(...unsent, typed),
  };
}

function actionsOn(
  conversations: Conversations,
  key: string,
  turn: Turn,
): Omit<ConversationActions, 'conclude'> {
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
  return {
    open,
    say,
    // The message moves to the end, so that its reply stands below newer messages.
    retry: (messageId) => say(withdraw(messageId)),
    takeBack: (messageId) => {
      const text = withdraw(messageId);
      change((now) => ({ ...now, typed: joined(text, now.typed) }));
    },
    type: (text) => change((now) => ({ ...now, typed: text })),
    startOver: ({ keep } = { keep: false }) => {
      change((now) => (keep ? continued(now) : freshConversation()));
      open();
    },
  };
}

/** The user's conversation with the interviewer, and its actions. */
export function useConversation(speaker: Speaker): [Conversation, ConversationActions] {
  const conversations = conversationsOf(useStore());
  const key = keyOf(speaker);
  const read = () => conversations.get(key);
  const conversation = useSyncExternalStore(conversations.subscribe, read, read);
  const concluded = useRef<string>(undefined);
  const isShown = useRef(false);
  const turn = useTurn(conversations, key);

  const actions = useMemo(
    (): ConversationActions => ({
      ...actionsOn(conversations, key, turn),
      conclude: (id) => {
        concluded.current = id;
        conversations.stopStoring(key, id);
        if (!isShown.current) conversations.forget(key, id);
      },
    }),
    [conversations, key, turn],
  );

  // Also when another tab has ended the conversation.
  const { id } = conversation;
  useEffect(() => {
    const { session_id, waiting, unopened } = conversations.get(key);
    if (session_id === null && !waiting && !unopened) actions.open();
  }, [conversations, key, actions, id]);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      if (concluded.current !== undefined) conversations.forget(key, concluded.current);
    };
  }, [conversations, key]);

  return [conversation, actions];
}
