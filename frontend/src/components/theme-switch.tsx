import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';

import { setTheme, type Theme, THEME_NAMES, THEMES, useTheme } from '../lib/theme';
import { Button } from './button';

const ICONS: Record<Theme, LucideIcon> = { light: Sun, dark: Moon, system: Monitor };

/** Cycles through light, dark and system. */
export function ThemeSwitch() {
  const theme = useTheme();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  const Icon = ICONS[theme];
  const name = THEME_NAMES[theme];
  return (
    <Button
      variant="quiet"
      size="icon"
      onClick={() => setTheme(next)}
      aria-label={`Theme: ${name}. Switch to ${THEME_NAMES[next].toLowerCase()}`}
      title={`Theme: ${name}`}
      icon={Icon}
    />
  );
}
