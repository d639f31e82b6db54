import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import type { Startup } from '../../api/generated/client';
import { anId, aStartup } from '../../test/builders';
import { aJudgement, aReview, HOLD } from '../../test/judgement';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { HeldNotice } from './held-notice';
import { StartupCard } from './startup-card';

const ID = anId(1);
const ASKED_AT = '2026-11-20T10:00:00.000Z';
const server = apiServer();
const asked: string[] = [];
const answer = (body: object, status = 200) =>
  server.use(
    http.post('*/api/startups/:id/review', ({ params }) => {
      asked.push(String(params['id']));
      return HttpResponse.json({ ...body }, { status });
    }),
  );
const held = (changes: Partial<Startup> = {}) =>
  aStartup(1, { review: HOLD, analysis: aJudgement(), ...changes });
const show = (startup: Startup, isOwner = true) => {
  const view = renderApp(<HeldNotice startup={startup} isOwner={isOwner} heading="h2" />);
  return { ...view, user: userEvent.setup() };
};
const ask = () => screen.getByRole('button', { name: 'Ask for a review' });

beforeEach(() => {
  asked.length = 0;
});

describe('a startup that is held back', () => {
  it('says so on its founder’s card, with each reason and its quote, and leads to its form', async () => {
    renderApp(<StartupCard startup={held()} interestButton={() => null} />);
    const notice = within(await screen.findByRole('region', { name: 'Held back from investors' }));
    const reasons = notice.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(reasons).toEqual([
      'It offers reviews that nobody wrote.“We post 500 five-star reviews.”',
      'It guarantees a return.“20 % a month, guaranteed.”',
    ]);
    expect(notice.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/edit-startup/${ID}`);
    expect(notice.getByRole('button', { name: 'Ask for a review' })).toHaveAccessibleDescription(
      'Held back from investors',
    );
  });

  it('can be asked about once: then it says so, to whoever reads the screen too', async () => {
    answer(held({ review: { ...HOLD, asked_at: ASKED_AT } }));
    const { user } = show(held());
    await user.click(ask());
    const said = await screen.findByText('You asked for a review');
    await waitFor(() => expect(said).toHaveFocus());
    expect(asked).toEqual([ID]);
    expect(screen.queryByRole('button', { name: 'Ask for a review' })).toBeNull();
  });

  it('says that it was asked for, in whatever browser', () => {
    show(held({ review: { ...HOLD, asked_at: ASKED_AT } }));
    expect(screen.getByText('You asked for a review')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for a review' })).toBeNull();
  });

  it.each([
    [{ detail: 'This part is down.' }, 'This part is down.'],
    [{}, 'Failed to ask for a review'],
  ])('where %j is the answer says “%s”, and can be asked about again', async (body, text) => {
    answer(body, 503);
    const { user } = show(held());
    await user.click(ask());
    expect(await screen.findByText(text)).toBeVisible();
    expect(ask()).toBeEnabled();
    expect(screen.queryByText('You asked for a review')).toBeNull();
  });

  it('is said to be so after a review as well, and can be asked about', () => {
    show(held({ review: aReview('upheld') }));
    const notice = within(screen.getByRole('region', { name: 'Held back from investors after a review' }));
    expect(notice.getByText('It guarantees a return.')).toBeVisible();
    expect(notice.getByRole('link', { name: 'Edit' })).toBeVisible();
    expect(notice.getByRole('button', { name: 'Ask for a review' })).toBeVisible();
  });

  it('has nothing to do about it for who does not own it', () => {
    show(held(), false);
    const notice = within(screen.getByRole('region', { name: 'Held back from investors' }));
    expect(notice.getByText('It guarantees a return.')).toBeVisible();
    expect(notice.queryByRole('link')).toBeNull();
    expect(notice.queryByRole('button')).toBeNull();
  });
});

describe('a startup that is not held back', () => {
  it('says in a line that a review cleared it', () => {
    show(held({ review: aReview('cleared') }));
    expect(screen.getByText('A person reviewed this startup and cleared it for investors.')).toBeVisible();
    expect(screen.queryByText('It guarantees a return.')).toBeNull();
  });

  it('says nothing where it never was', () => {
    show(held({ review: null }));
    expect(screen.queryByText(/investors/)).toBeNull();
  });
});
