import { type CSSProperties, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner } from 'sonner';

import { useTheme } from '../lib/theme';
import { toasterIsThere } from '../lib/toast';

/** Sets Sonner's variables to our tokens. */
const LOOK = {
  '--width': '356px',
  '--normal-bg': 'var(--raised)',
  '--normal-border': 'var(--line)',
  '--normal-text': 'var(--text)',
  '--border-radius': '10px',
  fontFamily: 'inherit',
  pointerEvents: 'auto',
} as CSSProperties;

/**
 * Toasts as specified: three visible, 4 s, 14 px apart, 356 px wide, bottom right. They are a child of
 * the body, because a modal dialog hides the page: outside of it they can be clicked and are announced.
 */
export default function Toaster() {
  useEffect(toasterIsThere, []); // runs after Sonner's own effect, which starts to listen
  return createPortal(
    <Sonner
      theme={useTheme()}
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      gap={14}
      closeButton
      style={LOOK}
      toastOptions={{
        style: { boxShadow: 'var(--shadow-float)' },
        classNames: {
          success: '[&_[data-icon]]:text-ok',
          error: '[&_[data-icon]]:text-bad',
          info: '[&_[data-icon]]:text-primary',
        },
      }}
    />,
    document.body,
  );
}
