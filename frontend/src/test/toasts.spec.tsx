import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { errorText, toApiError } from '../api/errors';
import PaymentSuccess from '../app/routes/payment-success';
import { applicationServer } from './application';
import { http, uncheckedHttp } from './http';
import { renderApp } from './render';
import type { Row } from './toast-parts';
import { TOASTS } from './toasts';

/** The real timer, not the fake one. */
const realTimeout = globalThis.setTimeout;

const { server, open } = applicationServer();
const METHODS = {
  GET: uncheckedHttp.get,
  POST: uncheckedHttp.post,
  PUT: uncheckedHttp.put,
  DELETE: uncheckedHttp.delete,
};
const isMethod = (name: string): name is keyof typeof METHODS => Object.hasOwn(METHODS, name);

/** Sets the API's answer to the call. */
function answer(call: string, { status, body }: Row) {
  const [method = '', path = ''] = call.split(' ');
  if (!isMethod(method)) throw new Error(`No method: ${method}`);
  server.use(
    METHODS[method](`*/api${path}`, () => {
      if (body === undefined) return new HttpResponse(null, { status });
      return typeof body === 'string'
        ? new HttpResponse(body, { status })
        : new HttpResponse(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
    }),
  );
}

/** The toasts with this title, with their details; undefined for a match elsewhere, unless a form keeps it (SCREEN-26). */
const toastsWith = (words: string) =>
  screen
    .queryAllByText(words)
    .filter((found) => !found.closest('form'))
    .map((found) => found.closest('[data-sonner-toast]')?.textContent);

const shown = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}...` : text);

describe.each(TOASTS)('$entry', ({ scene, call, rows }) => {
  // rule: TOAST-3
  it.each(rows.map((row) => [row.status, call, shown(row.says), row] as const))(
    'a %d of %s: “%s”',
    async (_status, _call, _says, row) => {
      if (scene.kept) window.localStorage.setItem(scene.kept[0], JSON.stringify(scene.kept[1]));
      if (!scene.first) answer(call, row);
      const user = open(scene.at, scene.as);
      for (const step of scene.first ?? []) await step(user);
      if (scene.first) answer(call, row);
      for (const step of scene.then ?? []) await step(user);

      // The text appears exactly once outside of the form.
      await waitFor(() => expect(toastsWith(row.says)).toEqual([row.says + (row.below ?? '')]));
      const path = row.leadsTo ?? scene.at.replace(/\?.*/, '');
      await waitFor(() => expect(window.location.pathname).toBe(path));
    },
  );
});

describe('Payment, while its result is unknown', () => {
  const SLOW = 'Payment verification taking longer than expected. Check your dashboard.';
  /** Advances the fake clock, then lets the network answer. */
  const pass = (ms: number) =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(ms);
      for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => realTimeout(resolve, 0));
    });
  afterEach(() => void jest.useRealTimers());

  // rules: CHECKOUT-2, CHECKOUT-3, TEXT-20
  it.each([
    ['the payment is open', 200, { payment_status: 'unpaid', status: 'open' } as const],
    ['requests fail, which is only logged', 500, { detail: 'This part is down.' }],
  ])('checks five times, 2 s apart, if %s, then shows a toast and leaves', async (_why, status, body) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
    const logged = jest.spyOn(console, 'warn').mockReturnValue(undefined);
    let looks = 0;
    server.use(
      http.get('*/api/payment/status/:id', () => {
        looks += 1;
        return HttpResponse.json(body, { status });
      }),
    );
    const { router } = renderApp(<PaymentSuccess />, '/payment/success?session_id=cs_1', '/payment/success');
    await pass(0);
    for (const look of [1, 2, 3, 4]) {
      expect(looks).toBe(look);
      expect(screen.getByText('Verifying Payment...')).toBeVisible();
      await pass(1999);
      expect(looks).toBe(look);
      await pass(1);
    }
    expect(looks).toBe(5);
    expect(screen.getByText('Payment Successful!')).toBeVisible();
    await pass(0);
    expect(toastsWith(SLOW)).toEqual([SLOW]);
    expect(logged).toHaveBeenCalledTimes(status === 200 ? 0 : 5);
    await pass(2999);
    expect(router.state.location.pathname).toBe('/payment/success');
    await pass(1);
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(looks).toBe(5);
  });
});

describe('Error-text rule, without a detail from the server', () => {
  it('uses the error’s message, otherwise the default', () => {
    expect(errorText(new Error('Network down'), 'The default')).toBe('Network down');
    expect(errorText(toApiError({ status: 'FETCH_ERROR', error: 'TypeError' }), 'The default')).toBe(
      'The default',
    );
  });
});
