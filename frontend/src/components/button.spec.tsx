import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubmitEvent } from 'react';

import { Button } from './button';

const form = (loading: boolean, onSubmit: () => void) => (
  <form
    onSubmit={(event: SubmitEvent) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    <input aria-label="Email" />
    <Button type="submit" loading={loading}>
      Sign In
    </Button>
  </form>
);

describe('a loading button', () => {
  it('keeps the focus and its name, and is announced as busy', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Button>Save</Button>);
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).not.toHaveAttribute('aria-disabled');
    expect(button).not.toHaveAttribute('aria-busy');
    await user.click(button);
    rerender(<Button loading>Save</Button>);
    expect(screen.getByRole('button', { name: 'Save', busy: true })).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    rerender(<Button>Save</Button>);
    expect(screen.getByRole('button', { name: 'Save', busy: false })).toHaveFocus();
  });

  it('ignores a click, Enter or Space', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    const { rerender } = render(
      <Button loading onClick={onClick}>
        Save
      </Button>,
    );
    await user.click(screen.getByRole('button'));
    await user.keyboard('[Enter][Space]');
    expect(onClick).not.toHaveBeenCalled();
    rerender(<Button onClick={onClick}>Save</Button>);
    await user.keyboard('[Enter]');
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('does not submit its form again, by itself or by Enter in a field', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn();
    const { rerender } = render(form(true, onSubmit));
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await user.type(screen.getByLabelText('Email'), 'a{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    rerender(form(false, onSubmit));
    await user.type(screen.getByLabelText('Email'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('cannot be focused while it is disabled', async () => {
    const onClick = jest.fn();
    render(
      <Button disabled onClick={onClick}>
        Save
      </Button>,
    );
    await userEvent.setup().click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toBeDisabled();
    expect(onClick).not.toHaveBeenCalled();
  });
});
