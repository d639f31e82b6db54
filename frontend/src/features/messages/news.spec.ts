import type { Message } from '../../api/generated/work-client';
import { anId } from '../../test/builders';
import { applyNews, isAbout } from './news';
import { aMessage, THREAD } from './testing/world';

const pagesOf = (...pages: number[][]) =>
  pages.map((numbers) => ({ items: numbers.map((number) => aMessage(number)), next: null }));
const texts = (pages: { items: Message[] }[]) =>
  pages.map(({ items }) => items.map(({ message }) => message));
const message = (number: number, changes: Partial<Message> = {}) =>
  ({ kind: 'message', message: aMessage(number, changes) }) as const;

describe('news of a conversation', () => {
  it('is put in its place, once', () => {
    const pages = pagesOf([7, 3], [2, 1]);
    for (const number of [9, 5, 9]) applyNews(pages, message(number));
    applyNews(pages, message(2, { message: 'Changed' }));
    expect(texts(pages)).toEqual([
      ['Message 9', 'Message 7', 'Message 5', 'Message 3'],
      ['Changed', 'Message 1'],
    ]);
  });

  it('is the first message of an empty conversation', () => {
    const pages = pagesOf([]);
    applyNews(pages, message(1));
    expect(texts(pages)).toEqual([['Message 1']]);
  });

  it('marks the user’s own messages as read, but none that is newer', () => {
    const [old, late] = ['2026-11-20T10:00:00.000Z', '2026-11-20T10:09:00.000Z'];
    const pages = [
      {
        items: [
          aMessage(6, { created_at: late }),
          aMessage(4, { created_at: old }),
          aMessage(3, { created_at: old }),
        ],
        next: null,
      },
      { items: [aMessage(2, { created_at: old, read_at: old })], next: null },
    ];
    const at = '2026-11-20T10:05:00.000Z';
    applyNews(pages, { kind: 'read', threadId: THREAD, at });
    expect(pages.flatMap(({ items }) => items.map((one) => one.read_at))).toEqual([null, at, null, old]);
  });

  it('is about its own conversation', () => {
    expect(isAbout(message(1), THREAD)).toBe(true);
    expect(isAbout(message(1), anId(1))).toBe(false);
    expect(isAbout({ kind: 'read', threadId: THREAD, at: '' }, THREAD)).toBe(true);
  });
});
