import type { Meta, StoryObj } from '@storybook/react-vite';

import { HomeLink } from './home-link';

const meta = { component: HomeLink } satisfies Meta<typeof HomeLink>;
export default meta;

export const Link: StoryObj<typeof meta> = {};
