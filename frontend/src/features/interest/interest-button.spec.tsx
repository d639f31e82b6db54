import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import { client } from '../../api/generated/client';
import { applyLiveEvent } from '../../api/live/apply';
import { anId, aUser } from '../../test/builders';
import { gate } from '../../test/gate';
import { answersOf, http, refusal, uncheckedHttp } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { aPipelineStartup } from '../pipeline/testing/world';
import { InterestButton } from './interest-button';

const ID = anId(1);
const INTEREST = { id: anId(2), startup_id: ID, created_at: '2026-11-20T09:30:00.000Z' };
const server = apiServer();
const answer = answersOf(server);
const user = userEvent.setup();

const interested = (isInterested: boolean) =>
  answer('/interests', isInterested ? [{ ...INTEREST, startup: aPipelineStartup(1) }] : []);
const button = (name: string) => screen.findByRole('button', { name });

async function press(name: string, at = 0) {
  const pressed = (await screen.findAllByRole('button', { name }))[at];
  if (!pressed) throw new Error(`There is no button ${at} named ${name}`);
  await user.click(pressed);
}

/** Two buttons of one startup, as a page of matches and a list shows them, for an investor. */
function showTwo() {
  answer('/auth/me', aUser({ user_type: 'investor' }));
  const view = renderApp(
    <>
      <InterestButton startupId={ID} describedBy="match-title" />
      <InterestButton startupId={ID} describedBy="title" />
    </>,
  );
  void view.store.dispatch(client.endpoints.accountsGet.initiate());
  return view;
}

describe('I’m Interested', () => {
  // rule: STARTUP-16
  it('is not offered for a startup that is sold for good', async () => {
    renderApp(
      <>
        <InterestButton startupId={ID} describedBy="gone" isGone />
        <InterestButton startupId={ID} describedBy="title" />
      </>,
    );
    expect(await screen.findAllByRole('button', { name: "I'm Interested" })).toHaveLength(1);
  });

  it('records the interest, and confirms that the founder will be notified', async () => {
    server.use(http.post('*/api/interest/:id', () => HttpResponse.json(INTEREST, { status: 201 })));
    renderApp(<InterestButton startupId={ID} describedBy="title" />);
    await user.click(await button("I'm Interested"));
    expect(await screen.findByText('Interest recorded! Startup founder will be notified.')).toBeVisible();
    expect(await button('Withdraw interest')).toHaveFocus();
  });

  it.each([
    [403, { detail: 'Only investors can record interest' }, 'Only investors can record interest'],
    [500, {}, 'Failed to record interest'],
    [502, 'no detail', 'Failed to record interest'],
  ])('shows the server’s message on %s, or its own, and stays', async (status, body, text) => {
    server.use(uncheckedHttp.post(`*/api/interest/${ID}`, () => HttpResponse.json(body, { status })));
    renderApp(<InterestButton startupId={ID} describedBy="title" />);
    await user.click(await button("I'm Interested"));
    expect(await screen.findByText(text)).toBeVisible();
    expect(await button("I'm Interested")).toBeVisible();
  });
});

// rule: BROWSE-9
describe('the state of interest', () => {
  it('is known after a reload, on every button of the startup', async () => {
    interested(true);
    showTwo();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Withdraw interest' })).toHaveLength(2));
    expect(screen.getAllByText('You are interested')).toHaveLength(2);
  });

  it('changes at once on every button, and back if the server refuses', async () => {
    interested(false);
    let refuse: () => void = () => undefined;
    const refused = new Promise<void>((resolve) => (refuse = resolve));
    server.use(
      http.post('*/api/interest/:id', async () => {
        await refused;
        return refusal(503)();
      }),
    );
    showTwo();
    await press("I'm Interested");
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Withdraw interest' })).toHaveLength(2));
    refuse();
    await waitFor(() => expect(screen.getAllByRole('button', { name: "I'm Interested" })).toHaveLength(2));
  });

  it('comes from the server if another tab recorded it first', async () => {
    interested(false);
    server.use(
      http.post('*/api/interest/:id', () => {
        interested(true);
        return refusal(409, 'Interest already recorded')();
      }),
    );
    showTwo();
    await press("I'm Interested");
    expect(await screen.findByText('Interest already recorded')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Withdraw interest' })).toHaveLength(2));
  });

  // rule: INTEREST-5
  it('follows another session of the investor, also after a change here', async () => {
    interested(false);
    server.use(
      http.post('*/api/interest/:id', () => {
        interested(true);
        return HttpResponse.json(INTEREST, { status: 201 });
      }),
    );
    const { store } = showTwo();
    const isNow = (name: string) =>
      waitFor(() => expect(screen.getAllByRole('button', { name })).toHaveLength(2));
    const elsewhere = (isInterested: boolean) => {
      interested(isInterested);
      act(() => store.dispatch(applyLiveEvent({ event: 'interest.updated', data: { startup_id: ID } })));
    };
    await press("I'm Interested");
    await isNow('Withdraw interest');
    elsewhere(false);
    await isNow("I'm Interested");
    elsewhere(true);
    await isNow('Withdraw interest');
  });

  it('stays as changed when a list arrives that was asked for before the change', async () => {
    interested(true);
    const { store } = showTwo();
    await screen.findAllByRole('button', { name: 'Withdraw interest' });
    const [asked, late, askedAgain, again] = [gate(), gate(), gate(), gate()];
    server.use(
      http.get(
        '*/api/interests',
        async () => {
          asked.open();
          await late.opened;
          return HttpResponse.json([{ ...INTEREST, startup: aPipelineStartup(1) }]);
        },
        { once: true },
      ),
      http.get('*/api/interests', async () => {
        askedAgain.open();
        await again.opened;
        return HttpResponse.json([]);
      }),
      http.delete('*/api/interest/:id', () => new HttpResponse(null, { status: 204 })),
    );
    act(() => store.dispatch(applyLiveEvent({ event: 'interest.updated', data: { startup_id: ID } })));
    await act(() => asked.opened);
    await press('Withdraw interest');
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your interest?' }));
    await user.click(dialog.getByRole('button', { name: 'Withdraw interest' }));
    expect(await screen.findByText('Interest withdrawn.')).toBeVisible();
    late.open();
    await act(() => askedAgain.opened); // the late list is on screen now
    expect(screen.getAllByRole('button', { name: "I'm Interested" })).toHaveLength(2);
    again.open();
  });

  it('is withdrawn after a question, and can be recorded again', async () => {
    interested(true);
    server.use(
      http.delete('*/api/interest/:id', () => {
        interested(false);
        return new HttpResponse(null, { status: 204 });
      }),
      http.post('*/api/interest/:id', () => {
        interested(true);
        return HttpResponse.json(INTEREST, { status: 201 });
      }),
    );
    showTwo();
    await press('Withdraw interest');
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your interest?' }));
    await user.click(dialog.getByRole('button', { name: 'Withdraw interest' }));
    expect(await screen.findByText('Interest withdrawn.')).toBeVisible();
    await waitFor(() => {
      const buttons = screen.getAllByRole('button', { name: "I'm Interested" });
      expect(buttons).toHaveLength(2);
    });
    await press("I'm Interested", 1);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Withdraw interest' })).toHaveLength(2));
  });
});
