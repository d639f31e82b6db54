import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aStartup } from '../test/builders';
import { FavouriteButton, ScoreBars, StartupBadges, StartupLinks } from './startup-parts';

describe('the parts of a startup', () => {
  it('announce each score as shown, with the risk bar drawn inverted', () => {
    render(
      <ScoreBars score={{ overall_score: 62, feasibility: 66, market_potential: 58, risk_level: 44 }} />,
    );
    const bar = (name: string) => screen.getByRole('progressbar', { name });
    for (const [name, value] of [
      ['Overall', 62],
      ['Feasibility', 66],
      ['Market', 58],
      ['Risk', 44],
    ] as const) {
      expect(bar(name)).toHaveAttribute('aria-valuenow', String(value));
      expect(bar(name)).toHaveAttribute('aria-valuetext', `${value}%`);
      expect(screen.getByText(`${value}%`)).toBeVisible();
    }
    expect(bar('Market').firstElementChild).toHaveStyle({ width: '58%' });
    expect(bar('Risk').firstElementChild).toHaveStyle({ width: '56%' });
  });

  // rule: SHOW-10
  it('mark a sold startup and whether its sale is under way, and no other one', () => {
    const { rerender } = render(<StartupBadges startup={aStartup(1, { is_sold: true, sale_open: true })} />);
    expect(screen.getByText('Sold')).toBeVisible();
    expect(screen.getByText('Offer accepted, sale under way')).toBeVisible();
    rerender(<StartupBadges startup={aStartup(1, { is_sold: true })} />);
    expect(screen.getByText('Sold')).toBeVisible();
    expect(screen.queryByText(/under way/)).toBeNull();
    rerender(<StartupBadges startup={aStartup(1)} />);
    expect(screen.queryByText('Sold')).toBeNull();
  });

  it('explain the star', async () => {
    const onToggle = jest.fn();
    const { rerender } = render(<FavouriteButton title="LedgerLoop" favourite={false} onToggle={onToggle} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add LedgerLoop to favorites' }));
    expect(onToggle).toHaveBeenCalledTimes(1);
    rerender(<FavouriteButton title="LedgerLoop" favourite onToggle={onToggle} />);
    expect(screen.getByRole('button', { name: 'Remove LedgerLoop from favorites' })).toBeVisible();
  });

  it('link only to addresses that exist, in a new tab', () => {
    render(<StartupLinks startup={aStartup(1)} />);
    const link = screen.getByRole('link', { name: /^Product/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleName(/opens in a new tab/);
    expect(screen.queryByRole('link', { name: /^Pitch deck/ })).toBeNull();
  });
});
