import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { press } from '../test/application';
import { PROFILES } from '../test/draft-forms/profiles';
import { formServer, storedDrafts } from '../test/form-server';
import { gate } from '../test/gate';

const app = formServer();

/** The forms that lead to another page once they are sent. */
const LEADING = PROFILES.filter(([, { call }]) => /^.(startups|investors)/.test(call[1]));

// rule: SCREEN-20
describe('a form whose answer arrives after the user has left the page', () => {
  /** Sends the form, and goes to the marketplace before the server answers. */
  const left = async (form: (typeof LEADING)[number][1], answer: Response) => {
    const late = gate();
    let isAsked = false;
    app.answer(form.call, async () => {
      isAsked = true;
      await late.opened;
      return answer;
    });
    const user = await app.typeInto(form);
    await form.submit(user);
    await waitFor(() => expect(isAsked).toBe(true));
    await press('Marketplace')(user);
    await screen.findByRole('heading', { level: 1, name: 'Marketplace' });
    late.open();
  };

  it.each(LEADING)('succeeds, and leaves the user on the present page: %s', async (_name, form) => {
    await left(form, HttpResponse.json(form.call[2]));
    await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).not.toBeNull());
    expect(storedDrafts()).toEqual([]);
    expect(window.location.pathname + window.location.search).toBe('/marketplace');
  });

  it.each(LEADING)('fails, and leaves the user on the present page: %s', async (_name, form) => {
    const field = form.call[1].startsWith('/investors') ? 'budget' : 'idea_title';
    const detail = [{ loc: ['body', field], msg: 'Not like this.', type: 'value' }];
    await left(form, HttpResponse.json({ detail }, { status: 422 }));
    expect(await screen.findByText(`body.${field} Not like this.`)).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe('/marketplace');
  });

  it('forgets the chat that has created the profile', async () => {
    const chat = LEADING.find(([name]) => name === 'the chat’s create step')?.[1];
    if (!chat) throw new Error('There is no such form');
    await left(chat, HttpResponse.json(chat.call[2]));
    await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).not.toBeNull());
    act(() => window.history.back());
    expect(await screen.findByText(/^Hello!/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create Profile' })).toBeNull();
  });
});
