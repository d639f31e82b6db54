import type { Message } from '../../api/generated/work-client';
import type { ThreadNews } from '../../api/live/thread-news';
import type { Page } from '../../api/pages';

/** Whether the news is about this conversation. */
export const isAbout = (news: ThreadNews, threadId: string): boolean =>
  threadId === (news.kind === 'message' ? news.message.thread_id : news.threadId);

/** Ids of messages follow their order. */
function put(pages: Page<Message>[], message: Message): void {
  for (const { items } of pages) {
    const at = items.findIndex(({ id }) => id === message.id);
    if (at !== -1) {
      items[at] = message;
      return;
    }
  }
  const [newest] = pages;
  const at = newest?.items.findIndex(({ id }) => id < message.id) ?? -1;
  newest?.items.splice(at === -1 ? newest.items.length : at, 0, message);
}

function markRead(pages: Page<Message>[], at: string): void {
  for (const { items } of pages)
    for (const message of items)
      if (message.mine && message.read_at === null && message.created_at <= at) message.read_at = at;
}

/** Puts news into the loaded pages of a conversation, newest first. A repeat changes nothing. */
export function applyNews(pages: Page<Message>[], news: ThreadNews): void {
  if (news.kind === 'message') put(pages, news.message);
  else markRead(pages, news.at);
}
