import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { ButtonLink } from './button-link';

function show(at = '/dashboard') {
  const onKeyDown = jest.fn();
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <ButtonLink to="/marketplace" variant="quiet" onKeyDown={onKeyDown}>
            Marketplace
          </ButtonLink>
        ),
      },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  const pathname = () => router.state.location.pathname;
  return { pathname, onKeyDown, button: screen.getByRole('button', { name: 'Marketplace' }) };
}

describe('a button that links to an address', () => {
  it('has a link’s address, so that it opens in a new tab', () => {
    expect(show().button).toHaveAttribute('href', '/marketplace');
  });

  it.each([
    ['a click', (user: ReturnType<typeof userEvent.setup>, button: HTMLElement) => user.click(button)],
    ['Enter', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('[Tab][Enter]')],
    ['Space', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('[Tab][Space]')],
  ])('navigates on %s', async (_what, press) => {
    const { pathname, button } = show();
    await press(userEvent.setup(), button);
    expect(pathname()).toBe('/marketplace');
  });

  it('is pressed once while Space is held, without scrolling', () => {
    const { button } = show();
    const clicks = jest.spyOn(button, 'click');
    for (const repeat of [false, true, true]) {
      const event = createEvent.keyDown(button, { key: ' ', repeat });
      fireEvent(button, event);
      expect(event.defaultPrevented).toBe(true);
    }
    expect(clicks).toHaveBeenCalledTimes(1);
  });

  it('ignores a key that its owner has handled', () => {
    const { pathname, button, onKeyDown } = show();
    onKeyDown.mockImplementation((event: KeyboardEvent) => event.preventDefault());
    fireEvent.keyDown(button, { key: ' ' });
    expect(pathname()).toBe('/dashboard');
  });

  it('is not marked as current on other pages', () => {
    expect(show().button).not.toHaveAttribute('aria-current');
  });

  it('is announced as a link if no text calls it a button', () => {
    const router = createMemoryRouter([
      {
        path: '*',
        element: (
          <ButtonLink to="/messages" isLink>
            Messages
          </ButtonLink>
        ),
      },
    ]);
    render(<RouterProvider router={router} />);
    const link = screen.getByRole('link', { name: 'Messages' });
    const space = createEvent.keyDown(link, { key: ' ' });
    fireEvent(link, space);
    expect(space.defaultPrevented).toBe(false);
  });

  it('is marked as current on the page that it links to', () => {
    expect(show('/marketplace').button).toHaveAttribute('aria-current', 'page');
  });
});
