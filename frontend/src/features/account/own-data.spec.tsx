import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import type { User } from '../../api/generated/client';
import { signedIn } from '../../api/session';
import { anId, aUser } from '../../test/builders';
import { gate } from '../../test/gate';
import { http, refusal, uncheckedHttp } from '../../test/http';
import { renderApp } from '../../test/render';
import { savedFiles } from '../../test/saved-files';
import { apiServer } from '../../test/server';
import { OwnData } from './own-data';

const person = aUser();
const server = apiServer();
afterEach(() => localStorage.clear());

function show(changes: Partial<User> = {}) {
  const onDeleted = jest.fn();
  const view = renderApp(
    <OwnData user={{ ...person, ...changes }} openDeals={<p>LedgerLoop, $85,000</p>} onDeleted={onDeleted} />,
  );
  view.store.dispatch(signedIn('the-token'));
  return { ...view, onDeleted, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });

async function confirm(user: ReturnType<typeof userEvent.setup>, password = 'correct horse') {
  await user.click(button('Delete my account'));
  await user.type(screen.getByLabelText('Your password'), password);
  await user.click(button('Delete for good'));
}
const answer = (status: number, detail: string) =>
  server.use(http.delete('*/api/account', refusal(status, detail)));

describe('the data of the account', () => {
  describe('Download my data', () => {
    const saved = savedFiles();

    it('requests the export with the session’s token, and saves it as a named file', async () => {
      let token: string | null = null;
      server.use(
        uncheckedHttp.get('*/api/account/export', ({ request }) => {
          token = request.headers.get('authorization');
          return HttpResponse.json({ user: { name: 'Amara Osei' } });
        }),
      );
      const { user } = show();
      await user.click(button('Download my data'));
      expect(await screen.findByText('Your data has been downloaded')).toBeVisible();
      await waitFor(() =>
        expect(saved).toEqual([{ name: 'proofround-export.json', text: '{"user":{"name":"Amara Osei"}}' }]),
      );
      expect(token).toBe('Bearer the-token');
    });

    it('explains a failure, and can be retried', async () => {
      const detail = 'This part of the service is unavailable right now. Please try again in a moment.';
      server.use(http.get('*/api/account/export', () => HttpResponse.json({ detail }, { status: 503 })));
      const { user } = show();
      await user.click(button('Download my data'));
      expect(await screen.findByText(detail)).toBeVisible();
      expect(button('Download my data')).toBeEnabled();
      expect(saved).toEqual([]);
    });

    it('shows its own message if the server gives no reason', async () => {
      server.use(http.get('*/api/account/export', () => new HttpResponse(null, { status: 502 })));
      const { user } = show();
      await user.click(button('Download my data'));
      expect(await screen.findByText('Failed to download your data')).toBeVisible();
    });

    it('ends a session that the server refuses', async () => {
      server.use(
        http.get('*/api/account/export', () =>
          HttpResponse.json({ detail: 'Not authenticated' }, { status: 401 }),
        ),
      );
      const { user, store } = show();
      await user.click(button('Download my data'));
      await waitFor(() => expect(store.getState().session.token).toBeNull());
    });
  });

  describe('Delete my account', () => {
    it('shows whose account it deletes', async () => {
      const { user } = show();
      await user.click(button('Delete my account'));
      expect(screen.getByRole('dialog', { name: 'Delete your account?' })).toHaveTextContent(
        'Amara Osei · amara@example.com',
      );
    });

    it('lists the deleted and the kept data before it asks for the password', async () => {
      const { user } = show();
      await user.click(button('Delete my account'));
      const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
      expect(dialog.getByText(/^Your startups with their scores/)).toBeVisible();
      expect(dialog.getByText(/^Records of payments/)).toBeVisible();
      expect(dialog.queryByText(/^Investor Access/)).not.toBeInTheDocument();
      expect(dialog.getByLabelText('Your password')).toHaveFocus();
    });

    it('tells an investor with Investor Access that the subscription ends', async () => {
      const { user } = show({ user_type: 'investor', is_premium: true });
      await user.click(button('Delete my account'));
      expect(screen.getByText(/^Investor Access: your subscription is cancelled at once/)).toBeVisible();
      expect(screen.getByText(/^Your investor profile/)).toBeVisible();
    });

    it('sends the password, clears the user’s data from this browser, and calls onDeleted', async () => {
      let sent: unknown;
      server.use(
        http.delete('*/api/account', async ({ request }) => {
          sent = await request.json();
          return new HttpResponse(null, { status: 204 });
        }),
      );
      localStorage.setItem(`draft:${person.id}`, 'my idea');
      localStorage.setItem(`draft:${anId(2)}`, 'another user’s');
      const { user, onDeleted } = show();
      await confirm(user, ' correct horse ');
      await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
      expect(sent).toEqual({ password: ' correct horse ' });
      expect(localStorage.getItem(`draft:${person.id}`)).toBeNull();
      expect(localStorage.getItem(`draft:${anId(2)}`)).toBe('another user’s');
      expect(await screen.findByText('Your account has been deleted')).toBeVisible();
    });

    // rule: PRIVACY-12
    it('says beforehand that open deals and conversations end', async () => {
      const { user } = show();
      await user.click(button('Delete my account'));
      expect(screen.getByText('LedgerLoop, $85,000')).toBeVisible();
      expect(screen.getByText(/^Your conversations/)).toBeVisible();
      expect(screen.getByText(/^Completed deals, for the other side/)).toBeVisible();
    });

    it('reports a wrong password at its field, and focuses it', async () => {
      answer(403, 'The password is not correct');
      const { user, onDeleted } = show();
      await confirm(user);
      expect(await screen.findByText('The password is not correct')).toBeVisible();
      expect(screen.getByLabelText('Your password')).toHaveFocus();
      expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(
        /The password is not correct/,
      );
      expect(onDeleted).not.toHaveBeenCalled();
    });

    // rule: PRIVACY-10
    it('says beforehand that a new address delays the deletion, and keeps the refusal in the dialog', async () => {
      const late = 'The email address of this account was changed less than 72 hours ago.';
      answer(409, late);
      const { user } = show();
      await user.click(button('Delete my account'));
      expect(screen.getByText(/^An account cannot be deleted for 72 hours after/)).toBeVisible();
      await user.type(screen.getByLabelText('Your password'), 'correct horse');
      await user.click(button('Delete for good'));
      const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
      expect(await dialog.findByText(late)).toBeVisible();
      expect(screen.getByLabelText('Your password')).toHaveFocus();
    });

    // rule: PRIVACY-4
    it('asks for a code too while the second factor is on, and reports a wrong one at its field', async () => {
      let sent: unknown;
      server.use(
        http.delete('*/api/account', async ({ request }) => {
          sent = await request.json();
          return HttpResponse.json({ detail: 'The code is not correct' }, { status: 403 });
        }),
      );
      const { user } = show({ mfa_enabled: true });
      await user.click(button('Delete my account'));
      await user.type(screen.getByLabelText('Your code'), '492039');
      await user.type(screen.getByLabelText('Your password'), 'correct horse');
      await user.click(button('Delete for good'));
      expect(await screen.findByText('The code is not correct')).toBeVisible();
      expect(screen.getByLabelText('Your code')).toHaveFocus();
      expect(sent).toEqual({ password: 'correct horse', code: '492039' });
    });

    it('reports a missing password without a request', async () => {
      const { user } = show();
      await user.click(button('Delete my account'));
      await user.click(button('Delete for good'));
      await waitFor(() => expect(screen.getByLabelText('Your password')).toHaveFocus());
      expect(screen.getByLabelText('Your password')).toBeInvalid();
    });

    it.each([
      [409, 'The designated admin account cannot be deleted'],
      [429, 'Too many attempts. Please try again later.'],
    ])('shows the server’s message on %i', async (status, detail) => {
      answer(status, detail);
      const { user, onDeleted } = show();
      await confirm(user);
      expect(await screen.findByText(detail)).toBeVisible();
      expect(onDeleted).not.toHaveBeenCalled();
    });

    it('shows its own message if the server gives no reason', async () => {
      server.use(http.delete('*/api/account', () => new HttpResponse(null, { status: 502 })));
      const { user } = show();
      await confirm(user);
      expect(await screen.findByText('Failed to delete your account')).toBeVisible();
    });

    it('stays open while the account is being deleted', async () => {
      const held = gate();
      server.use(
        http.delete('*/api/account', async () => {
          await held.opened;
          return new HttpResponse(null, { status: 204 });
        }),
      );
      const { user, onDeleted } = show();
      await confirm(user);
      await user.keyboard('{Escape}');
      await user.click(button('Close'));
      expect(screen.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
      held.open();
      await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
    });

    it('can be cancelled, and gives the focus back to its button', async () => {
      const { user } = show();
      await user.click(button('Delete my account'));
      await user.click(button('Keep my account'));
      expect(screen.queryByRole('dialog')).toBeNull();
      await user.click(button('Delete my account'));
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(button('Delete my account')).toHaveFocus();
    });
  });
});
