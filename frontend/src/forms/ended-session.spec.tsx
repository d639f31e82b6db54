import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { applicationServer, USER_ID } from '../test/application';
import { aStartup } from '../test/builders';
import { PROFILES } from '../test/draft-forms/profiles';
import { http, uncheckedHttp } from '../test/http';
import { screenAnswers } from '../test/screens';

const app = applicationServer();
const METHODS = {
  POST: uncheckedHttp.post,
  PUT: uncheckedHttp.put,
  PATCH: uncheckedHttp.patch,
  DELETE: uncheckedHttp.delete,
};
const ENDED = 'Your session has ended. Please sign in again.';
const drafts = () => Object.keys(window.localStorage).filter((key) => key.startsWith('draft:'));

// rules: SESSION-3, SCREEN-16
describe('a form whose session has ended', () => {
  it.each(PROFILES)('says so once, leads to /, and keeps what is typed: %s', async (_name, form) => {
    const { as, at, kept, type, submit, call } = form;
    app.server.use(
      ...screenAnswers,
      http.get('*/api/startups/:id', ({ params }) =>
        HttpResponse.json(aStartup(1, { id: params.id, owner_id: USER_ID })),
      ),
      METHODS[call[0]](`*/api${call[1]}`, () =>
        HttpResponse.json({ detail: 'Not authenticated' }, { status: 401 }),
      ),
    );
    if (kept) window.localStorage.setItem(kept[0], JSON.stringify(kept[1]));
    const user = app.open(at, as);
    for (const step of type) await step(user);
    await submit(user);
    expect(await screen.findByText(ENDED)).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(
      [...document.querySelectorAll('[data-sonner-toast]')].map(({ textContent }) => textContent),
    ).toEqual([ENDED]);
    expect(drafts()).not.toEqual([]);
  });
});
