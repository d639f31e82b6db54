import { useEffect, useId, useRef, useState } from 'react';

import { Button } from '../../components/button';
import { cn } from '../../lib/cn';

interface LongTextProps {
  children: string;
  /** Names the text in the button's label: "the description of LedgerLoop". */
  of: string;
}

/** A user's text, cut to three lines, with a button that shows the rest. */
export function LongText({ children: text, of }: LongTextProps) {
  const id = useId();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState(false);
  useEffect(() => {
    const element = paragraph.current;
    if (!element || open) return undefined;
    const measure = () => setCut(element.scrollHeight > element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, open]);

  return (
    <div className="min-w-0">
      <p
        ref={paragraph}
        id={id}
        className={cn('text-body break-words whitespace-pre-line text-text-2', !open && 'line-clamp-3')}
      >
        {text}
      </p>
      {(cut || open) && (
        <Button
          variant="link"
          size="line"
          className="mt-1"
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${open ? 'Less' : 'More'} of ${of}`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Less' : 'More'}
        </Button>
      )}
    </div>
  );
}
