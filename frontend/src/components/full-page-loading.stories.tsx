import type { Meta, StoryObj } from '@storybook/react-vite';

import { FullPageLoading } from './full-page-loading';

const meta = { component: FullPageLoading } satisfies Meta<typeof FullPageLoading>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};
