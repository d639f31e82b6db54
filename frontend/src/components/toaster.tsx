import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner } from 'sonner';

import { useTheme } from '../lib/theme';
import { toasterIsThere } from '../lib/toast';

/**
 * Toasts as specified: three visible, 4 s, 14 px apart, 356 px wide, bottom right. They can be
 * touched and heard where the page cannot, behind a modal dialog: what stands beside the page is not
 * hidden with it, even if it comes after the dialog.
 */
export default function Toaster() {
  useEffect(toasterIsThere, []); // after Sonner's own effect, which begins to listen
  return createPortal(
    <Sonner
      theme={useTheme()}
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      gap={14}
      closeButton
      style={{ '--width': '356px', pointerEvents: 'auto' } as React.CSSProperties}
      toastOptions={{
        classNames: {
          toast: '!rounded-card !border-line !bg-raised !text-text !shadow-float !font-sans',
          description: '!text-text-2',
          success: '[&_[data-icon]]:text-ok',
          error: '[&_[data-icon]]:text-bad',
          info: '[&_[data-icon]]:text-primary',
        },
      }}
    />,
    document.body,
  );
}
