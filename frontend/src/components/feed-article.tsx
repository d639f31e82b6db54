import type { ComponentProps, KeyboardEvent } from 'react';

import { Card } from './card';

const STEPS: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

/** Moves the focus to the next or the previous article, as the ARIA feed pattern requires. */
function stepThrough(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  const feed = event.currentTarget.closest('[role="feed"]');
  if (step === undefined || !feed || event.defaultPrevented) return;
  const articles = [...feed.querySelectorAll('article')];
  const next = articles[articles.findIndex((article) => article === event.currentTarget) + step];
  if (!next) return;
  event.preventDefault(); // keeps the page from scrolling
  next.focus();
}

/** A focusable card of a feed with its position. The size of the feed is unknown. */
export function FeedArticle(
  props: Omit<ComponentProps<typeof Card>, 'as' | 'hoverable'> & { position: number },
) {
  const { position, ...card } = props;
  return (
    <Card
      as="article"
      hoverable
      tabIndex={0}
      aria-posinset={position}
      aria-setsize={-1}
      onKeyDown={stepThrough}
      {...card}
    />
  );
}
