import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { firstPerField, useProblems } from './use-problems';

function Form() {
  const { form, problems, show, mended, forget } = useProblems();
  return (
    <form ref={form}>
      {['name', 'price'].map((name) => (
        <label key={name}>
          {name}
          <input aria-invalid={problems.has(name)} onChange={() => mended(name)} />
          <span>{problems.get(name)}</span>
        </label>
      ))}
      <button type="button" onClick={() => show(new Map([['price', 'Too low']]))}>
        Refuse
      </button>
      <button type="button" onClick={forget}>
        Again
      </button>
    </form>
  );
}

describe('the problems of a form', () => {
  it('are the first about each field', () => {
    const about = (field: string, msg: string) => ({ loc: ['body', field], msg, type: 'x' });
    const problems = [about('name', 'first'), about('name', 'second'), about('price', 'third')];
    expect([...firstPerField(problems)]).toEqual([
      ['name', 'first'],
      ['price', 'third'],
    ]);
  });

  it('move the focus to the first bad field each time, and go as it is mended', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(screen.getByText('Too low')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /price/ })).toHaveFocus();
    await user.keyboard('5');
    expect(screen.queryByText('Too low')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(screen.getByRole('textbox', { name: /price/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Again' }));
    expect(screen.queryByText('Too low')).toBeNull();
  });
});
