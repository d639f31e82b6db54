import type { Meta, StoryObj } from '@storybook/react-vite';

import { SkipLink } from './skip-link';

const meta = { component: SkipLink } satisfies Meta<typeof SkipLink>;
export default meta;

export const Hidden: StoryObj<typeof meta> = {};
