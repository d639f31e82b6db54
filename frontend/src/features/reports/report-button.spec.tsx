import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { toast } from 'sonner';

import { anId } from '../../test/builders';
import { http, refusal } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { ReportButton } from './report-button';

const sent: unknown[] = [];
const server = apiServer(
  http.post('*/api/reports', async ({ request }) => {
    const body = await request.json();
    sent.push(body);
    return HttpResponse.json(
      {
        id: anId(7),
        kind: body.kind,
        object_id: body.id,
        reason: body.reason,
        state: 'open',
        created_at: '2026-11-20T10:00:00.000Z',
      },
      { status: 201 },
    );
  }),
);
beforeEach(() => {
  sent.length = 0;
});
afterEach(() => void toast.dismiss());

const openDialog = async () => {
  const user = userEvent.setup();
  renderApp(
    <>
      <h2 id="title">LedgerLoop</h2>
      <ReportButton kind="listing" id={anId(3)} title="LedgerLoop" describedBy="title" />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Report' });
  expect(button).toHaveAccessibleDescription('LedgerLoop');
  await user.click(button);
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Report to the admin' })) };
};

describe('Report', () => {
  // rule: ACCOUNT-31
  it('asks for the reason, and sends the report once', async () => {
    const { user, dialog } = await openDialog();
    expect(dialog.getByRole('button', { name: 'Send report' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'What is wrong with it?' }), 'It is not theirs.');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ kind: 'listing', id: anId(3), reason: 'It is not theirs.' }]);
    expect(await screen.findByText('Report sent. Thank you.')).toBeVisible();
  });

  it('explains why a report was refused, and keeps the text', async () => {
    server.use(http.post('*/api/reports', refusal(409, 'You have already reported this')));
    const { user, dialog } = await openDialog();
    const field = dialog.getByRole('textbox', { name: 'What is wrong with it?' });
    await user.type(field, 'Once more.');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('You have already reported this')).toBeVisible();
    expect(field).toHaveValue('Once more.');
  });
});
