import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aUser } from '../../test/builders';
import { renderApp } from '../../test/render';
import { Marketplace } from './marketplace';
import { aListing, anOffer, marketplaceServer, sold } from './testing/world';

const world = marketplaceServer();
const PATH = '/marketplace/offer/:listingId';
const created = { status: 201, body: anOffer(1) };

/** Opens the dialog from the card. */
async function open() {
  const user = userEvent.setup();
  world.holds({ listings: [aListing(1), aListing(2)] });
  const view = renderApp(
    <Marketplace canSell={false} reportButton={() => null} />,
    '/marketplace',
    '*',
    aUser(),
  );
  const reopen = async (title = 'Startup 1') => {
    const card = within(await screen.findByRole('article', { name: title }));
    await user.click(card.getByRole('button', { name: 'Make an Offer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make an Offer' });
    expect(dialog).toHaveAccessibleDescription(`For ${title}`);
    return within(dialog);
  };
  return { user, reopen, dialog: await reopen(), ...view };
}
const amount = () => screen.getByLabelText('Amount (USD)');
const submit = () => screen.getByRole('button', { name: 'Submit' });

describe('Make an Offer', () => {
  it.each([
    ['is unknown', []],
    ['was sold', [aListing(7, sold)]],
  ])('says that the listing in the address is no longer there if it %s', async (_why, listings) => {
    const user = userEvent.setup();
    world.holds({ listings });
    const view = renderApp(
      <Marketplace canSell={false} reportButton={() => null} />,
      `/marketplace?offer=${aListing(7).id}`,
      '*',
      aUser(),
    );
    const dialog = await screen.findByRole('dialog', { name: 'This listing is no longer there' });
    await user.click(within(dialog).getByRole('button', { name: 'See what is for sale' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(view.router.state.location.search).toBe('');
  });

  // rule: SHOW-3
  it('shows the listing, and submits nothing until an amount is entered', async () => {
    const { user, dialog } = await open();
    expect(dialog.getByText('For Startup 1')).toBeVisible();
    expect(dialog.getByText('$90,000')).toBeVisible();
    expect(submit()).toBeDisabled();
    await user.type(screen.getByLabelText(/Message/), 'Hello');
    expect(submit()).toBeDisabled();
    await user.type(amount(), '  ');
    expect(submit()).toBeDisabled();
    await user.type(amount(), '1');
    expect(submit()).toBeEnabled();
  });

  // rule: SHOW-3
  it('sends the amount once, as a number, and reloads only what changed', async () => {
    world.on('post', PATH, () => created);
    const { user } = await open();
    await user.type(amount(), '$85,000.50');
    await user.type(screen.getByLabelText(/Message/), ' We would keep the team. ');
    await user.dblClick(submit());
    expect(await screen.findByText('Offer submitted!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(world.bodies).toEqual([{ offer_amount: 85_000.5, message: 'We would keep the team.' }]);
    expect(world.requests).toEqual([
      'GET /marketplace/listings?limit=24',
      `POST /marketplace/offer/${aListing(1).id}`,
    ]);
    const listing = within(screen.getByRole('article', { name: 'Startup 1' }));
    expect(listing.getByRole('link', { name: 'You offered $85,000' })).toBeVisible();
  });

  // rule: SHOW-11
  it('asks once before it sends an offer below a tenth of the asking price', async () => {
    world.on('post', PATH, () => created);
    const { user } = await open();
    await user.type(amount(), '8999');
    await user.click(submit());
    expect(
      await screen.findByText(
        'This is less than a tenth of the asking price of $90,000. Press Submit again to send it.',
      ),
    ).toBeVisible();
    expect(amount()).toHaveFocus();
    expect(world.bodies).toEqual([]);
    await user.click(submit());
    expect(await screen.findByText('Offer submitted!')).toBeVisible();
    expect(world.bodies).toEqual([{ offer_amount: 8999, message: null }]);
  });

  // rule: SHOW-11
  it('does not ask for a tenth of the asking price', async () => {
    world.on('post', PATH, () => created);
    const { user } = await open();
    await user.type(amount(), '9000');
    await user.click(submit());
    expect(await screen.findByText('Offer submitted!')).toBeVisible();
  });

  it('sends a second offer on the same listing as a new one', async () => {
    world.on('post', PATH, () => created);
    const { user, reopen } = await open();
    await user.type(amount(), '85000');
    await user.click(submit());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await reopen();
    expect(amount()).toHaveValue('');
    await user.type(amount(), '85000');
    await user.click(submit());
    await waitFor(() => expect(world.keys).toHaveLength(2));
    expect(world.bodies[0]).toEqual({ offer_amount: 85_000, message: null });
    expect(world.keys[0]).toBeTruthy();
    expect(world.keys[1]).not.toBe(world.keys[0]);
  });

  it('keeps the input after a failure, even when closed, and retries with the same key', async () => {
    world.on('post', PATH, () => ({ status: 503, body: { detail: 'Please try again in a moment.' } }));
    const { user, reopen } = await open();
    await user.type(amount(), '85000');
    await user.type(screen.getByLabelText(/Message/), 'Hello');
    await user.click(submit());
    expect(await screen.findByText('Failed to submit offer')).toBeVisible();
    expect(screen.getByText('Please try again in a moment.')).toBeVisible();
    expect(amount()).toHaveValue('85000');

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const other = await reopen('Startup 2');
    expect(other.getByLabelText('Amount (USD)')).toHaveValue('');
    await user.keyboard('{Escape}');
    await reopen();
    expect(amount()).toHaveValue('85000');
    expect(screen.getByLabelText(/Message/)).toHaveValue('Hello');
    await user.click(submit());
    await waitFor(() => expect(world.keys).toHaveLength(2));
    expect(world.keys[1]).toBe(world.keys[0]);
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.type(amount(), '1');
    await user.click(submit());
    await waitFor(() => expect(world.keys).toHaveLength(3));
    expect(world.keys[2]).not.toBe(world.keys[0]);
  });

  it.each([
    ['a dozen', 'Please type a sum in US dollars, such as 3,000 or 2.9k'],
    ['0', 'Must be more than 0'],
    ['-5', 'Must be 0 or more'],
    ['0.005', 'Must have at most two decimals'],
    ['2,000,000,000,000', 'Must be at most 1,000,000,000,000'],
  ])('refuses the amount %s: %s', async (text, problem) => {
    const { user } = await open();
    await user.type(amount(), text);
    await user.tab();
    await user.click(submit());
    expect(await screen.findByText(problem)).toBeVisible();
    expect(amount()).toHaveFocus();
    expect(amount()).toHaveAttribute('aria-invalid', 'true');
    expect(world.bodies).toEqual([]);
    await user.type(amount(), '1');
    expect(screen.queryByText(problem)).toBeNull();
  });

  it('shows the server’s error on its field', async () => {
    const detail = [{ loc: ['body', 'message'], msg: 'Must be at most 5000 characters', type: 'x' }];
    world.on('post', PATH, () => ({ status: 422, body: { detail } }));
    const { user } = await open();
    await user.type(amount(), '85000');
    await user.click(submit());
    expect(await screen.findByText('Must be at most 5000 characters')).toBeVisible();
    expect(screen.getByLabelText(/Message/)).toHaveFocus();
  });

  it('removes a listing that was sold meanwhile from the list', async () => {
    world.on('post', PATH, () => {
      world.holds({ listings: [aListing(2)] });
      return { status: 409, body: { detail: 'This listing is no longer for sale' } };
    });
    const { user } = await open();
    await user.type(amount(), '85000');
    await user.click(submit());
    expect(await screen.findByText('This listing is no longer for sale')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Startup 1' })).toBeNull());
    expect(screen.getByRole('article', { name: 'Startup 2' })).toBeVisible();
  });
});
