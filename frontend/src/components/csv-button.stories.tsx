import type { Meta, StoryObj } from '@storybook/react-vite';

import { CsvButton } from './csv-button';

const meta = {
  component: CsvButton,
  args: {
    fileName: 'startups.csv',
    table: () => ({ head: ['Startup', 'Users'], rows: [['LedgerLoop', 12]] }),
  },
} satisfies Meta<typeof CsvButton>;
export default meta;

export const Ready: StoryObj<typeof meta> = {};
