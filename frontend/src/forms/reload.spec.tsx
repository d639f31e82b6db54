import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { fill, press, USER_ID } from '../test/application';
import { aStartup } from '../test/builders';
import { FORMS } from '../test/draft-forms';
import { formServer, storedDrafts } from '../test/form-server';
import type { Form } from '../test/form-steps';
import { http, uncheckedHttp } from '../test/http';
import { modulesWith } from '../test/modules';
import { screenAnswers, SHARED } from '../test/screens';
import { SECRETS } from '../test/secret-forms';

const app = formServer();
beforeEach(() =>
  app.server.use(
    ...screenAnswers,
    http.get('*/api/startups', () => HttpResponse.json([aStartup(1, { owner_id: USER_ID })])),
    http.get('*/api/startups/first', () => HttpResponse.json([aStartup(1)])),
  ),
);

/** Makes the server fail once and then succeed. Returns what it was sent: the body and the key. */
function failOnce(call: Form['call']) {
  const sent: { body: unknown; key: string | null }[] = [];
  app.answer(call, async ({ request }) => {
    sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
    return sent.length === 1 ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json(call[2]);
  });
  return sent;
}

// rule: SCREEN-16
describe('a form with a draft', () => {
  it.each(FORMS)('keeps it over a reload, and a retry sends the same again: %s', async (_name, form) => {
    const { shows, submit, call, hasKey = true } = form;
    const sent = failOnce(call);
    const user = await app.typeInto(form);
    await submit(user);
    await waitFor(() => expect(sent).toHaveLength(1));

    app.reload();
    await shows();
    await submit(user);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.key === null).toBe(!hasKey);
    await waitFor(() => expect(storedDrafts()).toEqual([]));
  });
});

// rule: SCREEN-16
describe('a form with a secret', () => {
  it.each(SECRETS)(
    'stores nothing of it; after a reload a retry sends what is typed anew: %s',
    async (...row) => {
      const [, { as, at, answers = [], type, submit, call }] = row;
      const sent = failOnce(call);
      app.server.use(
        ...answers,
        http.post('*/api/auth/mfa/setup', () =>
          HttpResponse.json({ secret: 'JBSWY3DP', otpauth_url: 'otpauth://totp/Proofround' }),
        ),
      );
      const user = app.open(at, as);
      const attempt = async () => {
        for (const step of type) await step(user);
        await submit(user);
      };
      await attempt();
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(storedDrafts()).toEqual([]);
      app.reload();
      await attempt();
      await waitFor(() => expect(sent).toHaveLength(2));
      expect(sent[1]).toEqual(sent[0]);
    },
  );

  it('asks for the password anew before the second factor is set up', async () => {
    const sent: unknown[] = [];
    app.server.use(
      uncheckedHttp.post('*/api/auth/mfa/setup', async ({ request }) => {
        const body: unknown = await request.json();
        if (JSON.stringify(body) === '{}') return HttpResponse.json({ detail: 'No' }, { status: 403 });
        sent.push(body);
        return HttpResponse.json({}, { status: 500 });
      }),
    );
    const user = app.open('/account', 'founder');
    const attempt = async () => {
      await press('Set up')(user);
      await fill('Your password', 'correct horse')(user);
      await press('Continue')(user);
    };
    await attempt();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(storedDrafts()).toEqual([]);
    app.reload();
    await attempt();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
  });

  it('asks the reader of a shared startup for the email address anew', async () => {
    const sent: (string | null)[] = [];
    app.server.use(
      uncheckedHttp.get('*/api/shares/:token', ({ request }) => {
        const email = new URL(request.url).searchParams.get('email');
        if (email === null) return HttpResponse.json({ detail: 'No' }, { status: 403 });
        sent.push(email);
        return sent.length === 1 ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json(SHARED);
      }),
    );
    const user = app.open('/s/a-token', 'visitor');
    const attempt = async () => {
      await fill('Email', 'ivy@example.com')(user);
      await press('Open')(user);
    };
    await attempt();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(storedDrafts()).toEqual([]);
    app.reload();
    await attempt();
    expect(await screen.findByRole('heading', { level: 1, name: SHARED.idea_title })).toBeVisible();
    expect(sent).toEqual(['ivy@example.com', 'ivy@example.com']);
  });
});

/** The forms that the tests above try one by one. */
const ALONE = ['features/shares/email-gate'];

it('names every form of the application', () => {
  const named = [...FORMS, ...SECRETS].map(([, { module }]) => module).concat(ALONE);
  expect([...new Set(named)].toSorted()).toEqual(
    modulesWith(/use(Api|Entry)Form\(|useSubmission\(|<FormDialog\b/).filter(
      (module) => !module.startsWith('forms/'),
    ),
  );
});
