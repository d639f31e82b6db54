import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import { aUser } from '../../test/builders';
import { http, refusal } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { VerifyNotice } from './verify-notice';

const server = apiServer();

describe('the notice to users with an unverified address', () => {
  const send = async () => {
    renderApp(<VerifyNotice email="amara@example.com" />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Send the link again' }));
  };

  it('sends the link again', async () => {
    server.use(
      http.post('*/api/auth/verify/resend', () => HttpResponse.json(aUser({ email_verified: false }))),
    );
    await send();
    expect(await screen.findByText('We sent a new link to amara@example.com')).toBeVisible();
  });

  it('explains a failure', async () => {
    server.use(http.post('*/api/auth/verify/resend', refusal(409, 'This email address is already verified')));
    await send();
    expect(await screen.findByText('This email address is already verified')).toBeVisible();
  });
});
