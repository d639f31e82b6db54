import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anId } from '../../test/builders';
import { renderApp } from '../../test/render';
import { ListingOffers } from './listing-offers';
import { Marketplace } from './marketplace';
import { anOffer, marketplaceServer, myOffer, ownListing } from './testing/world';

const world = marketplaceServer();
const COUNTER = '/marketplace/offer/:offerId/counter';
const OFFER = '/marketplace/offer/:offerId';
const DECISION = '/marketplace/offer/:offerId/status';
const { id: ID } = ownListing(1);

const article = async (name: string) => within(await screen.findByRole('article', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const showReceived = (path = `/marketplace/offers/${ID}`) =>
  renderApp(<ListingOffers listingId={ID} />, path, '/marketplace/offers/:listingId');
const showMine = () =>
  renderApp(
    <Marketplace canSell={false} reportButton={() => null} />,
    '/marketplace?view=my-offers',
    '/marketplace',
  );

describe('a counter-offer of the owner', () => {
  // rule: SHOW-8
  it('is sent once, and stands above the offer that it answers', async () => {
    const user = userEvent.setup();
    const offer = anOffer(1);
    const counter = anOffer(2, { offer_amount: 88_000, made_by: 'owner', counter_of: offer.id });
    world.holds({ listings: [ownListing(1)], offers: [offer] });
    world.on('post', COUNTER, () => {
      world.holds({ offers: [counter, { ...offer, status: 'rejected', reason: 'countered' }] });
      return { status: 201, body: counter };
    });
    const { router } = showReceived();
    await user.click((await article('$85,000')).getByRole('button', { name: 'Counter-offer' }));
    expect(router.state.location.search).toBe(`?answer=counter-${offer.id}`);
    const form = await dialog('Counter-offer');
    expect(form.getByText(/^In answer to \$85,000, which ends as countered\./)).toBeVisible();
    expect(form.getByRole('button', { name: 'Send counter-offer' })).toBeDisabled();
    await user.type(form.getByLabelText('Amount (USD)'), '88,000');
    await user.dblClick(form.getByRole('button', { name: 'Send counter-offer' }));
    expect(await screen.findByText('Counter-offer sent!')).toBeVisible();
    expect(await article('$88,000')).toBeDefined();
    expect(await (await article('$85,000')).findByText('You answered with a counter-offer.')).toBeVisible();
    expect(world.bodies).toEqual([{ offer_amount: 88_000, message: null }]);
    expect(world.keys[0]).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // rule: SHOW-11
  it.each([
    ['below a tenth of the asking price', 8999, 'less than a tenth of the'],
    ['above the own asking price', 90_001, 'more than your own'],
  ])('%s is asked about once', async (_case, amount, doubt) => {
    const user = userEvent.setup();
    world.holds({ listings: [ownListing(1)], offers: [anOffer(1)] });
    world.on('post', COUNTER, () => ({ status: 201, body: anOffer(2, { made_by: 'owner' }) }));
    showReceived(`/marketplace/offers/${ID}?answer=counter-${anOffer(1).id}`);
    const form = await dialog('Counter-offer');
    await user.type(form.getByLabelText('Amount (USD)'), String(amount));
    await user.click(form.getByRole('button', { name: 'Send counter-offer' }));
    const question = `This is ${doubt} asking price of $90,000. Press Send counter-offer again to send it.`;
    expect(await form.findByText(question)).toBeVisible();
    expect(screen.queryByText('Failed to send counter-offer')).toBeNull();
    expect(world.bodies).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Send counter-offer' }));
    expect(await screen.findByText('Counter-offer sent!')).toBeVisible();
    expect(world.bodies).toEqual([{ offer_amount: amount, message: null }]);
  });

  it('closes and shows the current state if the offer was decided meanwhile', async () => {
    const user = userEvent.setup();
    world.holds({ listings: [ownListing(1)], offers: [anOffer(1)] });
    world.on('post', COUNTER, () => {
      world.holds({ offers: [anOffer(1, { status: 'rejected', reason: 'withdrawn' })] });
      return { status: 409, body: { detail: 'This offer has already been decided' } };
    });
    showReceived(`/marketplace/offers/${ID}?answer=counter-${anOffer(1).id}`);
    const form = within(await screen.findByRole('dialog', { name: 'Counter-offer' }));
    await user.type(form.getByLabelText('Amount (USD)'), '88000');
    await user.click(form.getByRole('button', { name: 'Send counter-offer' }));
    expect(await screen.findByText('Failed to send counter-offer')).toBeVisible();
    expect(screen.getByText('This offer has already been decided')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await (await article('$85,000')).findByText('The buyer withdrew it.')).toBeVisible();
  });

  it('keeps the dialog and the input when the server is down', async () => {
    const user = userEvent.setup();
    world.holds({ listings: [ownListing(1)], offers: [anOffer(1)] });
    world.on('post', COUNTER, () => ({ status: 503, body: { detail: 'Please try again in a moment.' } }));
    showReceived(`/marketplace/offers/${ID}?answer=counter-${anOffer(1).id}`);
    const form = within(await screen.findByRole('dialog', { name: 'Counter-offer' }));
    await user.type(form.getByLabelText('Amount (USD)'), '88000');
    await user.click(form.getByRole('button', { name: 'Send counter-offer' }));
    expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
    expect(form.getByLabelText('Amount (USD)')).toHaveValue('88000');
  });
});

describe('the buyer, in My offers', () => {
  const counter = myOffer(2, { offer_amount: 88_000, made_by: 'owner', counter_of: anOffer(1).id });

  // rule: SHOW-8
  it('accepts a counter-offer, which leads to the deal', async () => {
    const user = userEvent.setup();
    world.holds({ mine: [counter, myOffer(1, { status: 'rejected', reason: 'countered' })] });
    world.on('put', DECISION, () => ({
      status: 200,
      body: { ...anOffer(2), status: 'accepted', deal_id: anId(7000) },
    }));
    const { router } = showMine();
    expect(
      await screen.findByText('Counter-offer of the owner, in answer to yours of $85,000'),
    ).toBeVisible();
    expect(screen.getByText('The owner answered with a counter-offer.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    const asked = await dialog('Accept $88,000?');
    expect(
      asked.getByText(/rejects the other offers and exchanges your contacts with the owner/),
    ).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/deals/${anId(7000)}`));
    expect(world.bodies).toEqual([{ status: 'accepted' }]);
  });

  // rule: SHOW-8
  it('withdraws their own offer after confirmation', async () => {
    const user = userEvent.setup();
    world.holds({ mine: [myOffer(1)] });
    world.on('delete', OFFER, () => {
      world.holds({ mine: [myOffer(1, { status: 'rejected', reason: 'withdrawn' })] });
      return { status: 204 };
    });
    showMine();
    const mine = await article('Startup 1');
    expect(mine.queryByRole('button', { name: 'Accept' })).toBeNull();
    await user.click(mine.getByRole('button', { name: 'Withdraw' }));
    expect(world.requests.at(-1)).toMatch(/^GET/);
    await user.click((await dialog('Withdraw offer')).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Offer withdrawn!')).toBeVisible();
    expect(await mine.findByText('You withdrew it.')).toBeVisible();
    expect(mine.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });

  it('learns why a withdrawal came too late', async () => {
    const user = userEvent.setup();
    world.holds({ mine: [myOffer(1)] });
    world.on('delete', OFFER, () => {
      world.holds({ mine: [myOffer(1, { status: 'accepted' })] });
      return { status: 409, body: { detail: 'This offer has already been decided' } };
    });
    showMine();
    await user.click((await article('Startup 1')).getByRole('button', { name: 'Withdraw' }));
    await user.click((await dialog('Withdraw offer')).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Failed to withdraw offer')).toBeVisible();
    expect(await (await article('Startup 1')).findByText('Accepted')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
