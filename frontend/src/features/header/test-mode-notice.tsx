import { FlaskConical, X } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../components/button';
import { sessionStore } from '../../lib/storage';

const KEY = 'test-mode-notice-dismissed';

/** Moves the focus to the page's heading without scrolling. */
function focusPage(): void {
  const page = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  page?.focus({ preventScroll: true });
}

/**
 * Tells users who can pay that payments are in test mode. Once dismissed, it stays hidden for the
 * browser's session. It loads late and is last on the page, so it neither moves nor covers other content.
 */
export function TestModeNotice() {
  const [isShown, setShown] = useState(() => sessionStore.get(KEY) === null);
  if (!isShown) return null;
  return (
    <section aria-label="Test mode" className="border-t border-line bg-warn-tint text-warn">
      <div className="mx-auto flex max-w-[1200px] items-center gap-3 px-4 py-0.5 text-label sm:px-6">
        <FlaskConical className="size-4 shrink-0" aria-hidden />
        <p className="min-w-0 flex-1">Payments are in test mode: no money moves.</p>
        <Button
          variant="inherit"
          size="icon"
          className="-mr-2"
          aria-label="Dismiss this notice"
          onClick={() => {
            sessionStore.set(KEY, 'yes');
            focusPage();
            setShown(false);
          }}
          icon={X}
        />
      </div>
    </section>
  );
}
