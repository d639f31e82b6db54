import type { Message, Thread } from '../../../api/generated/work-client';
import { anId } from '../../../test/builders';

export const THREAD = anId(900);

export const aMessage = (number: number, message: Partial<Message> = {}): Message => ({
  id: anId(1000 + number),
  thread_id: THREAD,
  mine: number % 2 === 0,
  message: `Message ${number}`,
  quote: null,
  created_at: '2026-11-20T10:00:00.000Z',
  read_at: null,
  ...message,
});

export const aThread = (thread: Partial<Thread> = {}): Thread => ({
  id: THREAD,
  kind: 'startup',
  startup: { id: anId(1), idea_title: 'LedgerLoop' },
  listing_id: null,
  other: { name: 'Amara Osei', role: 'founder' },
  state: 'open',
  can_write: true,
  blocked: false,
  unread_count: 0,
  last_message: aMessage(1),
  created_at: '2026-11-20T09:00:00.000Z',
  ...thread,
});
