import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { applicationServer, press, USER_ID } from '../test/application';
import { aStartup } from '../test/builders';
import { PROFILES } from '../test/draft-forms/profiles';
import { gate } from '../test/gate';
import { http, uncheckedHttp } from '../test/http';

const app = applicationServer();
beforeEach(() =>
  app.server.use(
    http.get('*/api/startups/:id', ({ params }) =>
      HttpResponse.json(aStartup(1, { id: params.id, owner_id: USER_ID })),
    ),
  ),
);

const METHODS = {
  POST: uncheckedHttp.post,
  PUT: uncheckedHttp.put,
  PATCH: uncheckedHttp.patch,
  DELETE: uncheckedHttp.delete,
};
/** The forms that lead to another page once they are sent. */
const LEADING = PROFILES.filter(([, { call }]) => /^.(startups|investors)/.test(call[1]));
const drafts = () => Object.keys(window.localStorage).filter((key) => key.startsWith('draft:'));

// rule: SCREEN-20
describe('a form whose answer arrives after the user has left the page', () => {
  /** Sends the form, and goes to the marketplace before the server answers. */
  const left = async (
    { as, at, kept, type, submit, call }: (typeof LEADING)[number][1],
    answer: Response,
  ) => {
    const [method, path] = call;
    const late = gate();
    let isAsked = false;
    app.server.use(
      METHODS[method](`*/api${path}`, async () => {
        isAsked = true;
        await late.opened;
        return answer;
      }),
    );
    if (kept) window.localStorage.setItem(kept[0], JSON.stringify(kept[1]));
    const user = app.open(at, as);
    for (const step of type) await step(user);
    await submit(user);
    await waitFor(() => expect(isAsked).toBe(true));
    await press('Marketplace')(user);
    await screen.findByRole('heading', { level: 1, name: 'Marketplace' });
    late.open();
  };

  it.each(LEADING)('succeeds, and leaves the user on the present page: %s', async (_name, form) => {
    await left(form, HttpResponse.json(form.call[2]));
    await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).not.toBeNull());
    expect(drafts()).toEqual([]);
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
