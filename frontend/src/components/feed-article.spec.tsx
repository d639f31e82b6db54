import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { FeedArticle } from './feed-article';

const article = (name: string) => screen.getByRole('article', { name });

describe('the articles of a feed', () => {
  beforeEach(() => {
    render(
      <div role="feed" aria-label="Startups">
        <FeedArticle position={1} aria-label="First">
          <button>Open</button>
        </FeedArticle>
        <FeedArticle position={2} aria-label="Second" />
      </div>,
    );
  });

  it('have a position and take the focus', async () => {
    expect(article('Second')).toHaveAttribute('aria-posinset', '2');
    await userEvent.tab();
    expect(article('First')).toHaveFocus();
  });

  it('move the focus with Page Down and Page Up, also from an element inside', async () => {
    const user = userEvent.setup();
    screen.getByRole('button').focus();
    await user.keyboard('{PageDown}');
    expect(article('Second')).toHaveFocus();
    await user.keyboard('{PageDown}'); // the last article keeps the focus
    expect(article('Second')).toHaveFocus();
    await user.keyboard('{PageUp}');
    expect(article('First')).toHaveFocus();
  });
});
