import { z } from 'zod';

import { loadKept, parseKept, submission } from '../../lib/draft';
import { storage } from '../../lib/storage';

/** What was said, by whom. A note divides one conversation from the next. */
const message = z.object({
  id: z.string(),
  by: z.enum(['user', 'assistant', 'note']),
  text: z.string(),
  state: z.enum(['sent', 'sending', 'failed']),
});
export type Message = z.infer<typeof message>;

const conversation = z.object({
  /** Tells this conversation from the one before it, whose answer may still be on its way. */
  id: z.string(),
  session_id: z.string().nullable(),
  messages: z.array(message),
  is_complete: z.boolean(),
  extracted_data: z.record(z.string(), z.unknown()),
  /** The server does not know the session any more. */
  ended: z.boolean(),
  /** What stands in the input. */
  typed: z.string(),
  /** The last try to create a profile: the same content goes under the same key. */
  submission,
});
export interface Conversation extends z.infer<typeof conversation> {
  /** An answer is awaited, and where it stays out after the greeting, that it did. Neither is kept. */
  waiting: boolean;
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
  ended: false,
  typed: '',
  waiting: false,
  unopened: false,
});

export interface Speaker {
  id: string;
  user_type: 'startup' | 'investor';
}

/** A conversation belongs to one user and one kind of profile. */
export const keyOf = ({ id, user_type }: Speaker): string => `chat:${user_type}:${id}`;

/** What is kept. A message that was on its way may or may not have arrived: its sender decides. */
function load(key: string): Conversation {
  const kept = loadKept(key, conversation);
  if (!kept) return freshConversation();
  const messages = kept.messages.map((one) =>
    one.state === 'sending' ? { ...one, state: 'failed' as const } : one,
  );
  return { ...kept, messages, waiting: false, unopened: false };
}

/**
 * The conversation with what was said in another tab meanwhile. What is typed here stays, and so
 * does what only this tab knows yet; what the other still waits for is shown once it is answered.
 */
function together(mine: Conversation, theirs: z.infer<typeof conversation>): Conversation {
  const said = theirs.messages.filter(({ state }) => state !== 'sending');
  const { typed } = mine;
  if (mine.id !== theirs.id) return { ...theirs, messages: said, typed, waiting: false, unopened: false };
  const shared = new Set(said.map(({ id }) => id));
  const own = mine.messages.filter(({ id, state }) => !shared.has(id) && state !== 'failed');
  const { waiting, unopened } = mine;
  const further = said.length < mine.messages.length ? mine : theirs;
  return { ...further, messages: [...said, ...own], typed, waiting, unopened };
}

/** Whether a user could go on with it: something was said, or begun to be. */
export const isBegun = ({ messages, typed }: Conversation): boolean =>
  typed.trim() !== '' || messages.some(({ by }) => by === 'user');

/**
 * The conversations of one running application, kept in local storage as they change. They outlive
 * the screen that shows them, so that an answer which arrives after the reader left is not lost.
 */
export class Conversations {
  private readonly known = new Map<string, Conversation>();
  private readonly listeners = new Set<() => void>();

  constructor() {
    window.addEventListener('storage', (event) => this.fromOtherTab(event)); // as long as the page
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
    storage.set(key, JSON.stringify(changed));
    this.listeners.forEach((listener) => listener());
  }

  /** A reload would begin anew. */
  unkeep(key: string): void {
    storage.remove(key);
  }

  /** The next visit begins anew. */
  forget(key: string): void {
    this.known.delete(key);
    storage.remove(key);
  }

  /** Where another tab concluded the conversation, it stays shown here, and is not kept either. */
  private fromOtherTab({ key, newValue }: StorageEvent): void {
    const mine = key === null ? undefined : this.known.get(key);
    const theirs = parseKept(newValue, conversation);
    if (key === null || !mine || !theirs) return;
    this.known.set(key, together(mine, theirs));
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
