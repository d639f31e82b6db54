import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { anId } from '../../test/builders';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { InterestButton } from './interest-button';

const ID = anId(1);
const server = apiServer();

/** Presses I'm Interested, which the server answers so; returns what was recorded. */
async function press(status: number, body: object | string) {
  const onRecorded = jest.fn();
  server.use(http.post(`*/api/interest/${ID}`, () => HttpResponse.json(body, { status })));
  renderApp(<InterestButton startupId={ID} describedBy="title" onRecorded={onRecorded} />);
  await userEvent.setup().click(screen.getByRole('button', { name: "I'm Interested" }));
  return onRecorded;
}

describe('I’m Interested', () => {
  it('is recorded, and the founder will be told', async () => {
    const onRecorded = await press(201, { id: anId(2), startup_id: ID });
    expect(await screen.findByText('Interest recorded! Startup founder will be notified.')).toBeVisible();
    expect(onRecorded).toHaveBeenCalledWith(ID);
  });

  it('was recorded before, where the server says so', async () => {
    const onRecorded = await press(409, { detail: 'Interest already recorded' });
    expect(await screen.findByText('Interest already recorded')).toBeVisible();
    await waitFor(() => expect(onRecorded).toHaveBeenCalledWith(ID));
  });

  it.each([
    [403, { detail: 'Only investors can record interest' }, 'Only investors can record interest'],
    [500, {}, 'Failed to record interest'],
    [502, 'no detail', 'Failed to record interest'],
  ])('answers a %s in the words of the server, or its own', async (status, body, text) => {
    const onRecorded = await press(status, body);
    expect(await screen.findByText(text)).toBeVisible();
    expect(onRecorded).not.toHaveBeenCalled();
  });
});
