import { registration } from '@proofround/contracts/accounts/schemas.js';
import { investorInput } from '@proofround/contracts/investors/schemas.js';
import { fitWeights, pipelineInput } from '@proofround/contracts/pipeline/schemas.js';
import { shareInput } from '@proofround/contracts/shares/schemas.js';
import { startupInput } from '@proofround/contracts/startups/schemas.js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';

import { Pressed } from '../test/pressed';
import { ApiForm, SubmitButton } from './api-form';
import type { FieldDescriptor, Values } from './field';
import { REGISTRATION_FIELDS } from './fields/account';
import { INVESTOR_FIELDS } from './fields/investor';
import { CARD_FIELDS, PASS_FIELDS, WEIGHT_FIELDS } from './fields/pipeline';
import { shareFields } from './fields/shares';
import { STARTUP_FIELDS } from './fields/startup';
import { FormField } from './form-field';
import { useApiForm } from './use-api-form';
import { detailOr } from './use-submission';

interface AllFieldsProps {
  schema: z.ZodObject;
  fields: readonly FieldDescriptor[];
  base?: Values;
  marks?: 'required' | 'optional';
  isQuestion?: boolean;
}

/** A form with every field of a table. It is never sent. */
function AllFields({ schema, fields, base, ...look }: AllFieldsProps) {
  const form = useApiForm({
    schema,
    fields,
    base,
    send: () => new Promise(() => undefined),
    failure: detailOr('Failed to save'),
  });
  return (
    <ApiForm form={form} label="Story" className="flex max-w-xl flex-col gap-5">
      {fields.map(({ name }) => (
        <FormField key={name} form={form} name={name} {...look} />
      ))}
      <SubmitButton form={form}>Save</SubmitButton>
    </ApiForm>
  );
}

const meta = {
  component: AllFields,
  args: { schema: startupInput, fields: STARTUP_FIELDS },
} satisfies Meta<typeof AllFields>;
export default meta;
type Story = StoryObj<typeof meta>;

const pressed = (args: AllFieldsProps) => (
  <Pressed button="Save">
    <AllFields {...args} />
  </Pressed>
);

/** Text, long text, a choice, figures and addresses. */
export const Startup: Story = {};
export const WithErrors: Story = { render: pressed };
export const RequiredMarked: Story = { args: { marks: 'required' } };
/** A field that stands alone on its screen. */
export const Question: Story = { args: { fields: STARTUP_FIELDS.slice(0, 1), isQuestion: true } };
export const Sending: Story = {
  render: pressed,
  args: {
    schema: registration,
    fields: REGISTRATION_FIELDS,
    base: { name: 'Amara Osei', email: 'amara@example.com', password: 'correct horse', user_type: 'startup' },
  },
};
export const EmailAndPassword: Story = { args: { schema: registration, fields: REGISTRATION_FIELDS } };
/** Lists show how they are read. */
export const Lists: Story = {
  args: {
    schema: investorInput,
    fields: INVESTOR_FIELDS,
    base: { investment_sectors: 'FinTech, HealthTech, SaaS' },
  },
};
export const FlagAndChoices: Story = {
  args: { schema: shareInput, fields: shareFields(Date.parse('2026-11-20T09:30:00.000Z'), false) },
};
export const ChoicesWithError: Story = { ...FlagAndChoices, render: pressed };
export const Radios: Story = { args: { schema: pipelineInput, fields: PASS_FIELDS } };
export const Day: Story = { args: { schema: pipelineInput, fields: CARD_FIELDS } };
export const Scales: Story = { args: { schema: fitWeights, fields: WEIGHT_FIELDS } };
