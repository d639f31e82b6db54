import { configureStore } from '@reduxjs/toolkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'react-redux';

import { DownloadButton } from './download-button';

const store = configureStore({ reducer: { session: () => ({ token: null }) } });

const meta = {
  component: DownloadButton,
  args: {
    path: '/api/startups/1/one-pager.pdf',
    fileName: 'one-pager.pdf',
    failure: 'Failed to make the one-pager',
    children: 'One-pager',
  },
  decorators: [
    (Story) => (
      <Provider store={store}>
        <Story />
      </Provider>
    ),
  ],
} satisfies Meta<typeof DownloadButton>;
export default meta;

export const Ready: StoryObj<typeof meta> = {};
