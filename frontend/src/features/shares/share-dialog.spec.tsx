import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { toast } from 'sonner';

import type { Share } from '../../api/generated/work-client';
import { shareFields } from '../../forms/fields/shares';
import { formatMoment } from '../../lib/format';
import { anId } from '../../test/builders';
import { http, refusal } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { ShareButton } from './share-button';

const aShare = (share: Partial<Share> = {}): Share => ({
  id: anId(5),
  url: 'https://proofround.example/s/abc',
  fields: ['score', 'team'],
  expires_at: null,
  email_gate: false,
  opens: 0,
  opened_by: null,
  created_at: '2026-11-20T10:00:00.000Z',
  ...share,
});

let shares: Share[] = [];
const sent: unknown[] = [];
const server = apiServer(
  http.get('*/api/startups/:id/shares', () => HttpResponse.json(shares)),
  http.post('*/api/startups/:id/shares', async ({ request }) => {
    const body = await request.json();
    sent.push(body);
    const made = aShare({ id: anId(6), fields: [...body.fields], expires_at: body.expires_at ?? null });
    shares = [made, ...shares];
    return HttpResponse.json(made, { status: 201 });
  }),
  http.delete('*/api/startups/:id/shares/:shareId', ({ params }) => {
    shares = shares.filter(({ id }) => id !== params.shareId);
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeEach(() => {
  shares = [];
  sent.length = 0;
});
afterEach(() => void toast.dismiss());

const openDialog = async () => {
  const user = userEvent.setup();
  renderApp(<ShareButton startup={{ id: anId(1), idea_title: 'LedgerLoop' }} />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Share' })) };
};

describe('Share', () => {
  it('makes a link with the chosen fields, expiry and gate', async () => {
    const { user, dialog } = await openDialog();
    expect(await dialog.findByText('No links yet')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'Users and revenue' }));
    const expiry = dialog.getByRole('combobox', { name: 'The link works' });
    await user.selectOptions(expiry, within(expiry).getByRole('option', { name: /^for 7 days, / }));
    await user.click(dialog.getByRole('checkbox', { name: 'Ask readers for their email address first' }));
    await user.click(dialog.getByRole('button', { name: 'Make link' }));
    expect(await dialog.findByRole('link', { name: /proofround\.example\/s\/abc/ })).toBeVisible();
    expect(sent).toEqual([
      {
        fields: ['score', 'problem', 'solution', 'market', 'advantage', 'team', 'ask', 'links'],
        expires_at: expect.stringMatching(/^\d{4}-/) as unknown,
        email_gate: true,
      },
    ]);
  });

  // rule: SHARE-11
  it('tells a founder without Pro before the gate is ticked that the addresses stay hidden', async () => {
    const { dialog } = await openDialog();
    expect(
      dialog.getByRole('checkbox', { name: 'Ask readers for their email address first' }),
    ).toHaveAccessibleDescription(/Without Founder Pro you do not see these addresses/);
  });

  it('explains why a link was refused, and sends nothing without a field', async () => {
    server.use(
      http.post(
        '*/api/startups/:id/shares',
        refusal(409, 'A startup can have at most 20 links. Remove one first.'),
      ),
    );
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Make link' }));
    expect(await screen.findByText('A startup can have at most 20 links. Remove one first.')).toBeVisible();
    for (const box of dialog.getAllByRole('checkbox', { checked: true })) await user.click(box);
    await user.click(dialog.getByRole('button', { name: 'Make link' }));
    expect(await dialog.findByText('Field required')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('says when a link expires, to the minute', async () => {
    const at = (iso: string) => formatMoment(iso);
    const [past, future] = ['2026-01-05T12:00:00.000Z', '2126-01-05T12:00:00.000Z'];
    shares = [aShare({ expires_at: past }), aShare({ id: anId(6), expires_at: future })];
    const { dialog } = await openDialog();
    expect(await dialog.findByText((text) => text.endsWith(`, expired on ${at(past)}`))).toBeVisible();
    expect(dialog.getByText((text) => text.endsWith(`, works until ${at(future)}`))).toBeVisible();
  });

  // rule: SHARE-12
  it('offers expiries that end with the day, as many days from today as they say', () => {
    const now = new Date(2026, 10, 28, 18, 30);
    const expiry = shareFields(now.getTime(), false).find(({ name }) => name === 'expires_at');
    const [never, week] = expiry?.options ?? [];
    expect(never).toEqual({ value: '', label: 'until you remove it' });
    expect(new Date(week?.value ?? '')).toEqual(new Date(2026, 11, 5, 23, 59, 59, 999));
    expect(week?.label).toMatch(/^for 7 days, until Dec 5, 2026, 11:59\sPM$/u);
  });

  it('says that a link cannot be copied where the browser has no clipboard', async () => {
    shares = [aShare()];
    const { user, dialog } = await openDialog();
    // The next test's user gets a clipboard of its own.
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await user.click(await dialog.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Select it and copy it by hand.')).toBeVisible();
  });

  it('shows who opened a link, and removes it', async () => {
    shares = [
      aShare({
        opens: 3,
        email_gate: true,
        opened_by: [{ email: 'ivy@example.com', opens: 3, last_opened_at: '2026-11-21T10:00:00.000Z' }],
      }),
    ];
    const { user, dialog } = await openDialog();
    expect(await dialog.findByText(/ivy@example\.com: opened 3 times/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Remove the link/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove this link?' }));
    expect(question.getByText(/its record \(opened 3 times\) is deleted/)).toBeVisible();
    expect(shares).toHaveLength(1);
    await user.click(question.getByRole('button', { name: 'Remove the link' }));
    await waitFor(() => expect(dialog.queryByText(/ivy@example\.com/)).toBeNull());
    expect(await dialog.findByText('No links yet')).toBeVisible();
  });
});
