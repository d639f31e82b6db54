import { render, screen } from '@testing-library/react';

import { Field, Input } from './field';

const input = () => screen.getByRole('textbox');

describe('a field', () => {
  it('has the name of its label and is described by its hint', () => {
    render(
      <Field label="Startup name" hint="Investors see it." optional>
        <Input />
      </Field>,
    );
    expect(input()).toHaveAccessibleName(/^Startup name/);
    expect(input()).toHaveAccessibleDescription('Investors see it.');
    expect(screen.getByText('optional')).toBeVisible();
    expect(input()).toBeValid();
  });

  it('announces politely what a doubtful text was understood as', () => {
    const field = (reading: string) => (
      <Field label="Funding ask" reading={reading}>
        <Input />
      </Field>
    );
    const { rerender } = render(field(''));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(field('Read as $60,000'));
    expect(screen.getByRole('status')).toHaveTextContent('Read as $60,000');
  });

  it('is announced with its error only when it gets the focus', () => {
    render(
      <Field label="Startup name" hint="Investors see it." error="Must not be empty">
        <Input />
      </Field>,
    );
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription('Must not be empty Investors see it.');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
