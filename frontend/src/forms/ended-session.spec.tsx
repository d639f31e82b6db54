import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { askedFor } from '../lib/asked-for';
import { PROFILES } from '../test/draft-forms/profiles';
import { formServer, storedDrafts } from '../test/form-server';
import { screenAnswers } from '../test/screens';

const app = formServer();
const ENDED = 'Your session has ended. Please sign in again.';

// rules: SESSION-3, SESSION-9, SCREEN-16
describe('a form whose session has ended', () => {
  it.each(PROFILES)('says so once, leads to /, and keeps what is typed: %s', async (_name, form) => {
    app.server.use(...screenAnswers);
    app.answer(form.call, () => HttpResponse.json({ detail: 'Not authenticated' }, { status: 401 }));
    const user = await app.typeInto(form);
    const before = window.location.pathname + window.location.search;
    await form.submit(user);
    expect(await screen.findByText(ENDED)).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(
      [...document.querySelectorAll('[data-sonner-toast]')].map(({ textContent }) => textContent),
    ).toEqual([ENDED]);
    expect(storedDrafts()).not.toEqual([]);
    expect(askedFor()).toBe(before);
  });
});
