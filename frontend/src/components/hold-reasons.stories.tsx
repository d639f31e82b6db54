import type { Meta, StoryObj } from '@storybook/react-vite';

import { HOLD } from '../test/judgement';
import { HoldReasons } from './hold-reasons';

const meta = { component: HoldReasons, args: { reasons: HOLD.reasons } } satisfies Meta<typeof HoldReasons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reasons: Story = {};
