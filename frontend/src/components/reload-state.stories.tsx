import type { Meta, StoryObj } from '@storybook/react-vite';

import { ReloadState } from './reload-state';

const meta = {
  component: ReloadState,
  args: { title: 'This page could not be shown', detail: 'Nothing of yours was lost.' },
} satisfies Meta<typeof ReloadState>;
export default meta;

export const Failed: StoryObj<typeof meta> = {};
