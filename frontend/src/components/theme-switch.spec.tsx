import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ThemeSwitch } from './theme-switch';

describe('the theme switch', () => {
  it('cycles from system through light and dark back to system, and names the current theme', async () => {
    render(<ThemeSwitch />);
    const button = screen.getByRole('button');
    for (const [name, theme] of [
      ['Theme: System. Switch to light', undefined],
      ['Theme: Light. Switch to dark', 'light'],
      ['Theme: Dark. Switch to system', 'dark'],
      ['Theme: System. Switch to light', undefined],
    ]) {
      expect(button).toHaveAccessibleName(name);
      expect(document.documentElement.dataset['theme']).toBe(theme);
      await userEvent.click(button);
    }
  });
});
