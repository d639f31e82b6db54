import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { applicationServer } from '../../test/application';
import { anId, anInvestor, anInvestorMatch } from '../../test/builders';
import { http, refusal } from '../../test/http';

const { server, open } = applicationServer();
const REFUSAL = 'You can write after interest, a match or an offer';

/** Answers every message with a refusal, and records it. */
function refused() {
  const bodies: object[] = [];
  server.use(
    http.post('*/api/threads', async ({ request }) => {
      bodies.push(await request.json());
      return refusal(403, REFUSAL)();
    }),
  );
  return bodies;
}

async function send(user: ReturnType<typeof open>, title: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Hello');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
}

// rule: TALK-10
describe('a match', () => {
  it('leads an investor to the startup, to interest and to a message, which may quote a reason', async () => {
    server.use(http.get('*/api/matches/investor/:id', () => HttpResponse.json([anInvestorMatch(1)])));
    const bodies = refused();
    const user = open('/dashboard', 'premium with a profile');
    const matches = within(await screen.findByRole('region', { name: 'Matched Startups' }));
    expect(await matches.findByRole('link', { name: 'Startup 1' })).toHaveAttribute(
      'href',
      `/startups/${anId(1)}`,
    );
    expect(matches.getByRole('button', { name: "I'm Interested" })).toHaveAccessibleDescription('Startup 1');
    expect(matches.getByRole('button', { name: 'Message' })).toHaveAccessibleDescription('Startup 1');
    await user.click(matches.getByRole('button', { name: 'Quote in a message: Reason 1' }));
    await send(user, 'Message the founder');
    expect(await screen.findByText(REFUSAL)).toBeInTheDocument();
    const quote = { kind: 'match_reason', text: 'Reason 1' };
    expect(bodies).toEqual([{ startup_id: anId(1), message: 'Hello', quote }]);
  });

  it('leads a founder to an introduction, which may quote a reason', async () => {
    const match = { ...anInvestorMatch(1).match, reasons: ['Invests in FinTech'] };
    const found = { match, investor: anInvestor(3), investor_user: { name: 'Ivy Chen' } };
    server.use(http.get('*/api/matches/:id', () => HttpResponse.json([found])));
    const bodies = refused();
    const user = open('/dashboard', 'founder');
    const matches = within(await screen.findByRole('region', { name: 'Investor Matches' }));
    const ask = await matches.findByRole('button', { name: 'Ask for an introduction' });
    expect(ask).toHaveAccessibleDescription('Ivy Chen');
    await user.click(matches.getByRole('button', { name: 'Quote in a message: Invests in FinTech' }));
    await send(user, 'Write to Ivy Chen');
    const quote = { kind: 'match_reason', text: 'Invests in FinTech' };
    await waitFor(() =>
      expect(bodies).toEqual([
        { startup_id: anId(1), investor_id: anInvestor(3).id, message: 'Hello', quote },
      ]),
    );
  });
});
