import '../src/styles/index.css';

import type { Preview } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { MemoryRouter } from 'react-router';

import { setTheme, type Theme, THEMES } from '../src/lib/theme';

function Themed({ theme, children }: { theme: Theme; children: ReactNode }) {
  useEffect(() => setTheme(theme), [theme]);
  return children;
}

const preview: Preview = {
  parameters: { layout: 'padded', controls: { disable: true }, actions: { disable: true } },
  initialGlobals: { theme: 'system' satisfies Theme },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: [...THEMES], dynamicTitle: true },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <Themed theme={THEMES.find((theme) => theme === globals['theme']) ?? 'system'}>
        <MemoryRouter>
          <main>
            <Story />
          </main>
        </MemoryRouter>
      </Themed>
    ),
  ],
};

export default preview;
