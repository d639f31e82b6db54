import { z } from 'zod';

import { storage } from '../../lib/storage';

/** A message and its sender. A note separates two conversations. */
const message = z.object({
  id: z.string(),
  by: z.enum(['user', 'assistant', 'note']),
  text: z.string(),
  state: z.enum(['sent', 'sending', 'failed']),
});
export type Message = z.infer<typeof message>;

const conversation = z.object({
  /** Distinguishes this conversation from the previous one, whose reply may still arrive. */
  id: z.string(),
  session_id: z.string().nullable(),
  messages: z.array(message),
  is_complete: z.boolean(),
  extracted_data: z.record(z.string(), z.unknown()),
  /** The field that the last reply asks for. */
  asking: z.string().nullable().default(null),
  /** The server no longer knows the session. */
  ended: z.boolean(),
  typed: z.string(),
});
export interface Conversation extends z.infer<typeof conversation> {
  /** A reply is awaited. Not stored. */
  waiting: boolean;
  /** The greeting got no reply. Not stored. */
  unopened: boolean;
}

export const aMessage = (by: Message['by'], text: string, state: Message['state'] = 'sent'): Message => ({
  id: crypto.randomUUID(),
  by,
  text,
  state,
});

export const freshConversation = (): Conversation => ({
  id: crypto.randomUUID(),
  session_id: null,
  messages: [],
  is_complete: false,
  extracted_data: {},
  asking: null,
  ended: false,
  typed: '',
  waiting: false,
  unopened: false,
});

export interface Speaker {
  id: string;
  user_type: 'startup' | 'investor';
}

/** Each conversation belongs to one user and one kind of profile. */
export const keyOf = ({ id, user_type }: Speaker): string => `chat:${user_type}:${id}`;

/** Parses a stored conversation; undefined if the text is invalid. */
function parseStored(text: string | null): z.infer<typeof conversation> | undefined {
  try {
    return conversation.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/** Loads the stored conversation. A message that was being sent counts as failed; the user can retry. */
function load(key: string): Conversation {
  const stored = parseStored(storage.get(key));
  if (!stored) return freshConversation();
  const messages = stored.messages.map((entry) =>
    entry.state === 'sending' ? { ...entry, state: 'failed' as const } : entry,
  );
  return { ...stored, messages, waiting: false, unopened: false };
}

/**
 * This tab's conversation with the messages of another tab. The typed text and messages that only
 * this tab has stay. A message that the other tab is still sending appears once it has a reply.
 */
function mergeTabs(mine: Conversation, theirs: z.infer<typeof conversation>): Conversation {
  const received = theirs.messages.filter(({ state }) => state !== 'sending');
  const { typed } = mine;
  if (mine.id !== theirs.id) return { ...theirs, messages: received, typed, waiting: false, unopened: false };
  const shared = new Set(received.map(({ id }) => id));
  const own = mine.messages.filter(({ id, state }) => !shared.has(id) && state !== 'failed');
  const { waiting, unopened } = mine;
  const further = received.length < mine.messages.length ? mine : theirs;
  return { ...further, messages: [...received, ...own], typed, waiting, unopened };
}

/** The conversation after one that another tab has finished. */
const afterAnother = ({ typed }: Conversation): Conversation => ({
  ...freshConversation(),
  messages: [aMessage('note', 'Finished in another tab')],
  typed,
});

/** Whether the user has written anything. */
export const isStarted = ({ messages, typed }: Conversation): boolean =>
  typed.trim() !== '' || messages.some(({ by }) => by === 'user');

/**
 * The application's conversations, stored in local storage. They outlive the screen that shows them,
 * so a reply that arrives after the user has left the screen is not lost.
 */
export class Conversations {
  /** The ids of the conversations whose profile is created. */
  private readonly concluded = new Set<string>();
  private readonly known = new Map<string, Conversation>();
  private readonly listeners = new Set<() => void>();

  constructor() {
    window.addEventListener('storage', (event) => this.fromOtherTab(event)); // never removed
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get(key: string): Conversation {
    const known = this.known.get(key) ?? load(key);
    this.known.set(key, known);
    return known;
  }

  change(key: string, to: (conversation: Conversation) => Conversation): void {
    const changed = to(this.get(key));
    this.known.set(key, changed);
    if (!this.concluded.has(changed.id)) storage.set(key, JSON.stringify(changed));
    this.listeners.forEach((listener) => listener());
  }

  /** Shows this conversation until the screen is left; a reload starts a new one. */
  stopStoring(key: string, id: string): void {
    this.concluded.add(id);
    if (this.get(key).id === id) storage.remove(key);
  }

  /** Forgets this conversation, so that a new one begins. Does nothing if the user already has another. */
  forget(key: string, id: string): void {
    if (this.get(key).id !== id) return;
    const isStored = !this.concluded.has(this.get(key).id);
    this.known.delete(key);
    // Another tab may have stored its next conversation since.
    if (isStored) storage.remove(key);
    this.listeners.forEach((listener) => listener());
  }

  /**
   * Takes over what another tab has stored. If that tab has created the profile, the conversation ends here
   * too; else this tab would create the profile again.
   */
  private fromOtherTab({ key, newValue }: StorageEvent): void {
    const mine = key === null ? undefined : this.known.get(key);
    const theirs = parseStored(newValue);
    if (key === null || !mine || this.concluded.has(mine.id)) return;
    if (theirs) this.known.set(key, mergeTabs(mine, theirs));
    else if (newValue === null && isStarted(mine)) this.known.set(key, afterAnother(mine));
    this.listeners.forEach((listener) => listener());
  }
}

const ofApplication = new WeakMap<object, Conversations>();

/** The conversations that belong to a store. */
export function conversationsOf(store: object): Conversations {
  const known = ofApplication.get(store) ?? new Conversations();
  ofApplication.set(store, known);
  return known;
}
