import { useSyncExternalStore } from 'react';

import { storage } from './storage';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];
export const THEME_NAMES: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' };

const KEY = 'theme';
const listeners = new Set<() => void>();

function current(): Theme {
  const stored = storage.get(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Sets the theme; `system`, the default, follows the operating system. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') {
    storage.remove(KEY);
    delete document.documentElement.dataset['theme'];
  } else {
    storage.set(KEY, theme);
    document.documentElement.dataset['theme'] = theme;
  }
  listeners.forEach((listener) => listener());
}

export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current,
    () => 'system',
  );
}
