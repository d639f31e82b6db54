import type { Meta, StoryObj } from '@storybook/react-vite';

import { aStartup } from '../test/builders';
import { FavouriteButton, ScoreBars, StartupBadges, StartupLinks } from './startup-parts';

const meta = {
  component: FavouriteButton,
  args: { title: 'LedgerLoop', favourite: false, onToggle: () => undefined },
} satisfies Meta<typeof FavouriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const startup = aStartup(1, { pitch_deck_url: 'https://deck.example/' });

export const Favourite: Story = { args: { favourite: true } };
export const NoFavourite: Story = {};
export const Badges: Story = {
  render: () => (
    <p className="flex gap-2">
      <StartupBadges startup={startup} />
    </p>
  ),
};
export const Scores: Story = {
  render: () => (
    <div className="flex max-w-md flex-col gap-3">
      {startup.ai_score && <ScoreBars score={startup.ai_score} />}
    </div>
  ),
};
export const Links: Story = {
  render: () => (
    <p className="flex gap-4">
      <StartupLinks startup={startup} />
    </p>
  ),
};
