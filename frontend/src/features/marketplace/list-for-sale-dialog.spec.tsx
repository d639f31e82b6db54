import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { aStartup, aUser } from '../../test/builders';
import { renderApp } from '../../test/render';
import { ListForSaleDialog } from './list-for-sale-dialog';
import { marketplaceServer, ownListing } from './testing/world';

const world = marketplaceServer();
const PATH = '/marketplace/listings';

function Page({ revenue }: { revenue: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <ListForSaleDialog
          startup={aStartup(1, { monthly_revenue: revenue })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
async function open(revenue = 4800.5) {
  const user = userEvent.setup();
  renderApp(<Page revenue={revenue} />, '/dashboard', '*', aUser());
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}
const price = () => screen.getByLabelText('Asking price (USD)');
const submit = () => screen.getByRole('button', { name: 'List for sale' });

describe('List for sale', () => {
  it('lists the startup at a price, and sends empty optional fields as null', async () => {
    world.on('post', PATH, () => ({ status: 201, body: ownListing(1) }));
    const user = await open();
    expect(screen.getByRole('dialog', { name: 'List for sale' })).toBeVisible();
    expect(submit()).toBeDisabled();
    await user.type(price(), '90,000');
    await user.click(submit());
    expect(await screen.findByText('Startup listed for sale!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(world.bodies).toEqual([
      { startup_id: aStartup(1).id, asking_price: 90_000, reason_for_selling: null, tech_stack: null },
    ]);
  });

  it('sends the reason and the tech stack', async () => {
    world.on('post', PATH, () => ({ status: 201, body: ownListing(1) }));
    const user = await open();
    await user.type(price(), '1');
    await user.type(screen.getByLabelText(/Reason for selling/), 'Moving on');
    await user.type(screen.getByLabelText(/Tech stack/), 'TypeScript');
    await user.click(submit());
    await waitFor(() =>
      expect(world.bodies).toEqual([
        {
          startup_id: aStartup(1).id,
          asking_price: 1,
          reason_for_selling: 'Moving on',
          tech_stack: 'TypeScript',
        },
      ]),
    );
    expect(await screen.findByText('Startup listed for sale!')).toBeVisible();
  });

  it('requires a price above 0', async () => {
    const user = await open();
    await user.type(price(), '0');
    await user.click(submit());
    expect(await screen.findByText('Must be more than 0')).toBeVisible();
    expect(price()).toHaveFocus();
    expect(world.bodies).toEqual([]);
  });

  it.each(['This startup is already listed for sale', 'This startup has been sold'])(
    'shows why it was refused (%s), and keeps the input over a reload',
    async (detail) => {
      world.on('post', PATH, () => ({ status: 409, body: { detail } }));
      const user = await open();
      await user.type(price(), '90000');
      await user.click(submit());
      expect(await screen.findByText('Failed to list startup')).toBeVisible();
      expect(screen.getByText(detail)).toBeVisible();
      await user.keyboard('{Escape}');
      await user.click(screen.getByRole('button', { name: 'Open' }));
      expect(price()).toHaveValue('90000');
      await user.click(submit());
      await waitFor(() => expect(world.keys).toHaveLength(2));
      expect(world.keys[0]).toBeTruthy();
      expect(world.keys[1]).toBe(world.keys[0]);
    },
  );

  it('shows the server’s error on its field', async () => {
    const detail = [{ loc: ['body', 'tech_stack'], msg: 'Must be at most 5000 characters', type: 'x' }];
    world.on('post', PATH, () => ({ status: 422, body: { detail } }));
    const user = await open();
    await user.type(price(), '1');
    await user.click(submit());
    expect(await screen.findByText('Must be at most 5000 characters')).toBeVisible();
    expect(screen.getByLabelText(/Tech stack/)).toHaveFocus();
  });

  // rule: SHOW-9
  it('explains the indicative range, or why there is none', async () => {
    await open();
    expect(
      await screen.findByText(
        /Indicative range: \$69,000 to \$200,000, from your monthly revenue of \$4,800.50/,
      ),
    ).toBeVisible();
    expect(price()).toHaveAccessibleDescription(/Guidance only/);
  });

  it('says where the range comes from when it cannot be loaded', async () => {
    world.fails('/startups/:id/price-range', 503);
    await open();
    expect(screen.getByText(/Buyers see an indicative range beside it, from your monthly/)).toBeVisible();
  });

  it('explains that there is no range without revenue', async () => {
    await open(0);
    expect(screen.getByText(/buyers see no indicative range/)).toBeVisible();
  });
});
