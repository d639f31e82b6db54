import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

import { Button } from '../../components/button';

/** Folds the reasons and the actions of a match on narrow screens (DASH-16). */
export function NarrowFold({ of, children }: { of: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className="mt-1 -ml-3 md:hidden">
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`Reasons and actions: ${of}`}
          onClick={() => setOpen(!isOpen)}
          icon={isOpen ? ChevronUp : ChevronDown}
        >
          Reasons and actions
        </Button>
      </div>
      <div id={id} className={isOpen ? undefined : 'max-md:hidden'}>
        {children}
      </div>
    </>
  );
}
