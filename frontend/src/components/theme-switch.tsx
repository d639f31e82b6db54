import { Monitor, Moon, Sun } from 'lucide-react';

import { setTheme, THEMES, useTheme, type Theme } from '../lib/theme';
import { Button } from './button';

const LOOKS = {
  light: { icon: Sun, name: 'Light' },
  dark: { icon: Moon, name: 'Dark' },
  system: { icon: Monitor, name: 'System' },
} as const satisfies Record<Theme, unknown>;

/** Goes through light, dark and system. */
export function ThemeSwitch() {
  const theme = useTheme();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  const { icon: Icon, name } = LOOKS[theme];
  return (
    <Button
      variant="quiet"
      size="icon"
      onClick={() => setTheme(next)}
      aria-label={`Theme: ${name}. Switch to ${LOOKS[next].name.toLowerCase()}`}
      title={`Theme: ${name}`}
    >
      <Icon className="size-4" />
    </Button>
  );
}
