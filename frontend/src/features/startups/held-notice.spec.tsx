import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import type { Startup } from '../../api/generated/client';
import { anId, aStartup } from '../../test/builders';
import { http } from '../../test/http';
import { aJudgement, aReview, HOLD } from '../../test/judgement';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { HeldNotice } from './held-notice';
import { StartupCard } from './startup-card';

const ID = anId(1);
const ASKED_AT = '2026-11-20T10:00:00.000Z';
const server = apiServer();
const requests: string[] = [];
const answer = (body: object, status = 200) =>
  server.use(
    http.post('*/api/startups/:id/review', ({ params }) => {
      requests.push(params.id);
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
  requests.length = 0;
});

describe('a startup on hold', () => {
  it('shows the hold on its founder’s card, with each reason and its quote, and links to its form', async () => {
    server.use(http.get('*/api/startups/:id', () => HttpResponse.json(held())));
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

  it('can be sent to review once, and announces the request to screen readers', async () => {
    answer(held({ review: { ...HOLD, asked_at: ASKED_AT } }));
    const { user } = show(held());
    await user.click(ask());
    const notice = await screen.findByText('You asked for a review');
    await waitFor(() => expect(notice).toHaveFocus());
    expect(requests).toEqual([ID]);
    expect(screen.queryByRole('button', { name: 'Ask for a review' })).toBeNull();
  });

  it('shows a requested review in any browser', () => {
    show(held({ review: { ...HOLD, asked_at: ASKED_AT } }));
    expect(screen.getByText('You asked for a review')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for a review' })).toBeNull();
  });

  it.each([
    [{ detail: 'This part is down.' }, 'This part is down.'],
    [{}, 'Failed to ask for a review'],
  ])('shows after the answer %j “%s”, and allows another request', async (body, text) => {
    answer(body, 503);
    const { user } = show(held());
    await user.click(ask());
    expect(await screen.findByText(text)).toBeVisible();
    expect(ask()).toBeEnabled();
    expect(screen.queryByText('You asked for a review')).toBeNull();
  });

  it('shows a hold that a review has upheld, and allows another request', () => {
    show(held({ review: aReview('upheld') }));
    const notice = within(screen.getByRole('region', { name: 'Held back from investors after a review' }));
    expect(notice.getByText('It guarantees a return.')).toBeVisible();
    expect(notice.getByRole('link', { name: 'Edit' })).toBeVisible();
    expect(notice.getByRole('button', { name: 'Ask for a review' })).toBeVisible();
  });

  it('offers no action to users who do not own it', () => {
    show(held(), false);
    const notice = within(screen.getByRole('region', { name: 'Held back from investors' }));
    expect(notice.getByText('It guarantees a return.')).toBeVisible();
    expect(notice.queryByRole('link')).toBeNull();
    expect(notice.queryByRole('button')).toBeNull();
  });
});

describe('a startup that is not on hold', () => {
  it('shows in one line that a review cleared it', () => {
    show(held({ review: aReview('cleared') }));
    expect(screen.getByText('A person reviewed this startup and cleared it for investors.')).toBeVisible();
    expect(screen.queryByText('It guarantees a return.')).toBeNull();
  });

  it('shows nothing if it never was on hold', () => {
    show(held({ review: null }));
    expect(screen.queryByText(/investors/)).toBeNull();
  });
});
