import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';

import { Field, Input, Select, Textarea } from './field';

const meta = { component: Field, args: { label: '', children: <Input /> } } satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

const grid = (...fields: ReactElement[]) => (
  <div className="grid max-w-3xl gap-5 sm:grid-cols-3">{fields}</div>
);
const select = (
  <Select>
    <option>Idea</option>
    <option>MVP</option>
  </Select>
);
const controls = [
  { label: 'Startup name', control: <Input placeholder="LedgerLoop" /> },
  { label: 'Stage', control: select },
  { label: 'Problem', control: <Textarea rows={3} /> },
];

export const Empty: Story = {
  render: () =>
    grid(
      ...controls.map(({ label, control }) => (
        <Field key={label} label={label}>
          {control}
        </Field>
      )),
    ),
};
export const WithHints: Story = {
  render: () =>
    grid(
      ...controls.map(({ label, control }) => (
        <Field key={label} label={label} hint="Figures count for more than adjectives." optional>
          {control}
        </Field>
      )),
    ),
};
export const WithErrors: Story = {
  render: () =>
    grid(
      ...controls.map(({ label, control }) => (
        <Field key={label} label={label} error="Must not be empty" hint="Investors see it.">
          {control}
        </Field>
      )),
    ),
};
export const Disabled: Story = {
  render: () =>
    grid(
      <Field key="name" label="Startup name">
        <Input defaultValue="LedgerLoop" disabled />
      </Field>,
      <Field key="stage" label="Stage">
        <Select disabled>
          <option>Idea</option>
        </Select>
      </Field>,
    ),
};
export const OtherLooks: Story = {
  render: () =>
    grid(
      <Field key="search" label="Search (beside an icon)">
        <Input type="search" besideIcon />
      </Field>,
      <Field key="message" label="Message (in the chat)">
        <Textarea look="composer" rows={1} />
      </Field>,
    ),
};
