import type { PassFeedback, PipelineCard } from '@proofround/contracts/pipeline/schemas.js';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { LEDGER } from '../../features/analytics/testing/world';
import { ownListing, sold } from '../../features/marketplace/testing/world';
import { aCard } from '../../features/pipeline/testing/world';
import { USER_ID } from '../../test/application';
import { http, refusal } from '../../test/http';
import { card, ID, STARTUP, startupPage } from './testing/startup-page';

const { server, open, answers } = startupPage();

// rule: SCREEN-8
describe('the page of a startup', () => {
  it('shows the score, the founder’s words, the figures with their support, risks and ledger', async () => {
    answers();
    open(`/startups/${ID}`, 'investor');
    expect(await screen.findByRole('heading', { level: 1, name: 'Startup 1' })).toBeVisible();
    expect(screen.getByText('Accra, Ghana')).toBeVisible();
    expect(await card('AI score breakdown')).toBeVisible();
    const pitch = within(await card("In the founder's words"));
    expect(pitch.getByText('Shops lose 6 hours a week.')).toBeVisible();
    expect(pitch.getByText('Not stated yet: solution, market, edge, team.')).toBeVisible();
    const figures = await card('Figures');
    expect(figures).toHaveTextContent('Users12,500 Checkedself-reported');
    expect(figures).toHaveTextContent('Monthly revenue$4,800.50self-reported');
    expect(figures).toHaveTextContent('Raising$250,000 Stated');
    expect(await card('Risks to ask about')).toHaveTextContent('Ask: Who stays?');
    expect(await card('How this score came about')).toBeVisible();
    for (const name of ['Why investors passed', 'Score history'])
      expect(screen.queryByRole('region', { name })).toBeNull();
    expect(await card('AI score breakdown')).toHaveTextContent(/Generated Nov .*Source: /);
    expect(screen.getByText(/Earlier ones are shown to the founder only/)).toBeVisible();
  });

  it('has a star with its state, and says what becomes of a message and of a contact', async () => {
    answers();
    const user = open(`/startups/${ID}`, 'premium');
    await user.click(await screen.findByRole('button', { name: 'Add Startup 1 to favorites' }));
    expect(await screen.findByRole('button', { name: 'Remove Startup 1 from favorites' })).toBeVisible();
    expect(screen.getByText(/^Messages stay in Proofround\. Contact Founder/)).toBeVisible();
  });

  // rule: DASH-14
  it('says None stated for no users and no revenue, without a support of it', async () => {
    answers({ ...STARTUP, user_count: 0, monthly_revenue: 0 });
    open(`/startups/${ID}`, 'investor');
    const figures = await card('Figures');
    expect(figures).toHaveTextContent(/UsersNone statedMonthly revenueNone stated(?!self)/);
  });

  // rule: SCREEN-24
  it('goes from what the startup is to how it is judged, and from there to the proof', async () => {
    answers();
    open(`/startups/${ID}`, 'investor');
    const ledger = await card('How this score came about');
    const page = within(screen.getByRole('main'));
    expect(page.getByText(STARTUP.idea_description)).toBeVisible();
    expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'AI score breakdown',
      'AI analysis',
      'Risks to ask about',
      "In the founder's words",
      'Sale',
      'Figures',
      'How this score came about',
    ]);
    expect(ledger).toBeVisible();
  });

  it('offers an investor interest, the pipeline and a report, and with Investor Access the contact', async () => {
    answers();
    open(`/startups/${ID}`, 'premium');
    for (const name of ["I'm Interested", 'Add to pipeline', 'Report'])
      expect(await screen.findByRole('button', { name })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact Founder' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });

  it('offers its owner editing, analytics, matches and the sale, and shows the feedback', async () => {
    answers({ ...STARTUP, owner_id: USER_ID });
    open(`/startups/${ID}`, 'founder');
    const links = ['Edit', 'Analytics', 'Matches'];
    const targets = [`/edit-startup/${ID}`, `/analytics/${ID}`, `/dashboard?startup=${ID}#matches`];
    for (const [at, name] of links.entries())
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', targets[at]);
    expect(screen.queryByRole('button', { name: "I'm Interested" })).toBeNull();
    expect(await card('Why investors passed')).toHaveTextContent(
      'What investors give as reasons appears from 3 passes on',
    );
    expect(await card('Score history')).toBeVisible();
  });

  // rule: SHOW-10
  it('marks a sold startup, and leads its owner to the listing', async () => {
    answers({ ...STARTUP, owner_id: USER_ID, is_sold: true });
    server.use(
      http.get('*/api/startups/:id/listing', () => HttpResponse.json({ listing: ownListing(1, sold) })),
    );
    open(`/startups/${ID}`, 'founder');
    expect((await screen.findAllByText('Sold'))[0]).toBeVisible();
    expect(await screen.findByRole('link', { name: /^View Offers/ })).toHaveAttribute(
      'href',
      `/marketplace/offers/${ownListing(1).id}`,
    );
    expect(screen.queryByRole('button', { name: 'List for sale' })).toBeNull();
  });

  it('says that there is no such startup, with a way back', async () => {
    server.use(http.get('*/api/startups/:id', refusal(404, 'Startup not found')));
    open(`/startups/${ID}`, 'investor');
    expect(await screen.findByRole('heading', { level: 1, name: 'Startup not found' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  it('offers another try after a failure', async () => {
    server.use(http.get('*/api/startups/:id', refusal(500)));
    const user = open(`/startups/${ID}`, 'investor');
    const again = await screen.findByRole('button', { name: 'Try again' });
    answers();
    await user.click(again);
    expect(await card('Figures')).toBeVisible();
  });

  // rule: BROWSE-3
  it('counts a view once in a visit, also for a startup that a list has shown', async () => {
    const viewed: string[] = [];
    answers();
    server.use(
      http.post('*/api/startups/:id/view', ({ params }) => {
        viewed.push(params.id);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const user = open('/dashboard', 'premium with a profile');
    const shown = await screen.findByRole('article', { name: 'Startup 1' });
    await waitFor(() => expect(viewed).toEqual([ID]));
    await user.click(within(shown).getByRole('link', { name: 'Startup 1' }));
    expect(await card('Figures')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to Dashboard' }));
    await screen.findByRole('article', { name: 'Startup 1' });
    expect(viewed).toEqual([ID]);
  });

  it('counts an investor’s view when it is opened by its address, and not the owner’s', async () => {
    const viewed: string[] = [];
    answers();
    server.use(
      http.post('*/api/startups/:id/view', ({ params }) => {
        viewed.push(params.id);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    open(`/startups/${ID}`, 'investor');
    await waitFor(() => expect(viewed).toEqual([ID]));
  });
});

// rule: TALK-10
describe('a line of the ledger', () => {
  it('is quoted by an investor in a message to the founder, and a refusal shows its sentence', async () => {
    answers();
    const bodies: object[] = [];
    server.use(
      http.post('*/api/threads', async ({ request }) => {
        bodies.push(await request.json());
        return refusal(403, 'You can write after interest, a match or an offer')();
      }),
    );
    const user = open(`/startups/${ID}`, 'investor');
    const ledger = within(await card('How this score came about'));
    await user.click(ledger.getByRole('button', { name: 'Quote in a message: Users' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message the founder' }));
    expect(dialog.getByText('From the score')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'How many pay?');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Failed to send the message')).toBeVisible();
    expect(screen.getByText('You can write after interest, a match or an offer')).toBeInTheDocument();
    const line = LEDGER.find(({ factor }) => factor === 'Users');
    expect(bodies).toEqual([
      {
        startup_id: ID,
        message: 'How many pay?',
        quote: { kind: 'ledger', text: expect.stringContaining(line?.evidence ?? 'no evidence') as string },
      },
    ]);
  });

  it('has no quote button for the owner', async () => {
    answers({ ...STARTUP, owner_id: USER_ID });
    open(`/startups/${ID}`, 'founder');
    const ledger = within(await card('How this score came about'));
    expect(ledger.queryByRole('button', { name: /Quote/ })).toBeNull();
  });
});

// rule: SCREEN-9
describe('the pipeline on the page of a startup', () => {
  it('takes the startup, and then moves its card', async () => {
    answers();
    const puts: object[] = [];
    server.use(
      http.put('*/api/pipeline/:id', async ({ request }) => {
        const body = await request.json();
        puts.push(body);
        return HttpResponse.json<PipelineCard>(aCard(1, { column: body.column }));
      }),
    );
    const user = open(`/startups/${ID}`, 'investor');
    // The button is busy until the board is known.
    await user.click(await screen.findByRole('button', { name: 'Add to pipeline', busy: false }));
    await user.click(await screen.findByRole('button', { name: 'In pipeline: Watching' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Diligence' }));
    expect(await screen.findByRole('button', { name: 'In pipeline: Diligence' })).toBeVisible();
    await waitFor(() => expect(puts).toEqual([{ column: 'watching' }, { column: 'diligence' }]));
  });
});

// rule: SHOW-7
describe('why investors passed', () => {
  const shows = async (feedback: PassFeedback) => {
    answers({ ...STARTUP, owner_id: USER_ID });
    server.use(http.get('*/api/startups/:id/feedback', () => HttpResponse.json(feedback)));
    open(`/startups/${ID}`, 'founder');
    const feedbackCard = await card('Why investors passed');
    await waitFor(() => expect(within(feedbackCard).queryByRole('status')).toBeNull());
    return feedbackCard;
  };

  it('counts reasons from three passes on, with the sentences', async () => {
    const shown = await shows({
      passes: 5,
      reasons: [
        { reason: 'too_early', count: 3 },
        { reason: 'terms', count: 2 },
      ],
      messages: ['Come back with ten customers.'],
    });
    const items = within(within(shown).getByRole('list', { name: 'Reasons' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['3 of 5: too early', '2 of 5: terms']);
    expect(shown).toHaveTextContent('Come back with ten customers.');
  });

  it('says why it gives no reasons below three passes', async () => {
    const shown = await shows({ passes: null, reasons: null, messages: null });
    expect(shown).toHaveTextContent(
      'What investors give as reasons appears from 3 passes on, so that nobody can be identified.',
    );
  });
});
