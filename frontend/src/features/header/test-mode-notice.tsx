import { FlaskConical, X } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../components/button';
import { sessionStore } from '../../lib/storage';

const KEY = 'test-mode-notice-dismissed';

/**
 * Whoever dismissed the notice goes on at the page's heading, or where that will be; the page itself
 * stays where it is.
 */
function leaveForPage(): void {
  const page = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  page?.focus({ preventScroll: true });
}

/**
 * Says to those who could pay that no money moves; gone for the browser's session once dismissed.
 * It comes last, when it is known whether it is needed: at the end of the page, where it moves
 * nothing, and at the bottom of the window as long as the end is below.
 */
export function TestModeNotice() {
  const [isShown, setShown] = useState(() => sessionStore.get(KEY) === null);
  if (!isShown) return null;
  return (
    <section
      aria-label="Test mode"
      data-bottom-bar
      className="sticky bottom-0 z-20 border-t border-line bg-warn-tint text-warn"
    >
      <div className="mx-auto flex max-w-[1200px] items-center gap-3 px-4 py-0.5 text-label sm:px-6">
        <FlaskConical className="size-4 shrink-0" aria-hidden />
        <p className="min-w-0 flex-1">Payments are in test mode: no money moves.</p>
        <Button
          variant="quiet"
          size="icon"
          className="-mr-2 text-warn!"
          aria-label="Dismiss this notice"
          onClick={() => {
            sessionStore.set(KEY, 'yes');
            leaveForPage();
            setShown(false);
          }}
        >
          <X className="size-4" aria-hidden />
        </Button>
      </div>
    </section>
  );
}
