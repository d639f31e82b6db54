import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import { client } from '../../api/generated/client';
import { useUserId } from '../../forms/draft';
import { aUser } from '../../test/builders';
import { http } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { UpgradeButton } from './upgrade-button';

const keys: (string | null)[] = [];
const bodies: unknown[] = [];
const server = apiServer(
  http.post('*/api/payment/create-checkout', async ({ request }) => {
    bodies.push(await request.json());
    keys.push(request.headers.get('idempotency-key'));
    return HttpResponse.json({ detail: 'Later, please.' }, { status: 503 });
  }),
);

/** As in the application, the button appears once the user is known. */
const Known = () => useUserId() !== undefined && <UpgradeButton />;

const show = async () => {
  const view = renderApp(<Known />);
  await act(() => view.store.dispatch(client.util.upsertQueryData('accountsGet', undefined, aUser())));
  await screen.findByRole('button', { name: 'Get Investor Access' });
  return view;
};
const begin = async () => {
  const user = userEvent.setup();
  const before = keys.length;
  await user.click(screen.getByRole('button', { name: 'Get Investor Access' }));
  await waitFor(() => expect(keys).toHaveLength(before + 1));
  expect((await screen.findAllByText('Later, please.')).length).toBeGreaterThan(0);
};

describe('a checkout', () => {
  beforeEach(() => {
    keys.length = 0;
    bodies.length = 0;
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  it('is retried with the same key, even after a reload', async () => {
    const first = await show();
    await begin();
    first.unmount();
    await show();
    await begin();
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  // rule: CHECKOUT-6
  it('is for the price that the user chose, by default the monthly one', async () => {
    const origin_url = window.location.origin;
    const first = await show();
    expect(screen.getByRole('radio', { name: '$149 per month' })).toBeChecked();
    await begin();
    await userEvent.setup().click(screen.getByRole('radio', { name: '$299 per year' }));
    await begin();
    expect(bodies).toEqual([{ origin_url }, { origin_url, plan: 'annual' }]);
    expect(keys[1]).not.toBe(keys[0]);
    first.unmount();
    await show();
    expect(screen.getByRole('radio', { name: '$299 per year' })).toBeChecked();
  });

  // rule: CHECKOUT-8
  it('can begin again when Back restores the page that the payment page had replaced', async () => {
    let begun = 0;
    server.use(
      http.post('*/api/payment/create-checkout', () => {
        begun += 1;
        // A fragment, because jsdom cannot leave the page.
        return HttpResponse.json({ checkout_url: '#paid', session_id: 'cs_1' });
      }),
    );
    await show();
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: 'Get Investor Access' });
    await user.click(button);
    await waitFor(() => expect(window.location.hash).toBe('#paid'));
    expect(button).toHaveAttribute('aria-busy', 'true');
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(button).not.toHaveAttribute('aria-busy');
    await user.click(button);
    await waitFor(() => expect(begun).toBe(2));
  });

  it('reports a missing checkout URL', async () => {
    server.use(
      http.post('*/api/payment/create-checkout', () =>
        HttpResponse.json({ checkout_url: '', session_id: 'cs_1' }),
      ),
    );
    await show();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Get Investor Access' }));
    expect(await screen.findByText('No checkout URL received')).toBeInTheDocument();
  });
});
