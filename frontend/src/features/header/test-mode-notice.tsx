import { FlaskConical, X } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../components/button';

const KEY = 'test-mode-notice-dismissed';

/** Storage of the browser's session may be forbidden: then the notice is back at the next reload. */
function wasDismissed(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function keepDismissed(): void {
  try {
    window.sessionStorage.setItem(KEY, 'yes');
  } catch {
    // not kept
  }
}

/** Says to those who could pay that no money moves; gone for the browser's session once dismissed. */
export function TestModeNotice() {
  const [isShown, setShown] = useState(() => !wasDismissed());
  if (!isShown) return null;
  return (
    <section aria-label="Test mode" className="border-b border-line bg-warn-tint text-warn">
      <div className="mx-auto flex max-w-[1200px] items-center gap-3 px-4 py-1 text-label sm:px-6">
        <FlaskConical className="size-4 shrink-0" aria-hidden />
        <p className="min-w-0 flex-1">Payments are in test mode: no money moves.</p>
        <Button
          variant="quiet"
          size="icon"
          className="-mr-2 text-warn hover:text-warn"
          aria-label="Dismiss this notice"
          onClick={() => {
            keepDismissed();
            setShown(false);
          }}
        >
          <X className="size-4" aria-hidden />
        </Button>
      </div>
    </section>
  );
}
