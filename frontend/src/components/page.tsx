import { useEffect, useRef, type ReactNode } from 'react';

/** Whether a page has been shown: the reader of the very first starts at its top by themselves. */
let arrived = false;

/**
 * A page's heading: names the document, and takes the focus when the page is reached by a link,
 * so that a reader of the screen knows where they are.
 */
export function PageTitle({
  children,
  title,
  className = 'text-page font-semibold',
}: {
  children: ReactNode;
  title: string;
  className?: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === 'Proofround' ? title : `${title} · Proofround`;
    // Who opened something in front of the page while it was on its way stays in there.
    const elsewhere = document.activeElement?.closest('[role="dialog"][data-state="open"]');
    if (arrived && !elsewhere) heading.current?.focus({ preventScroll: true }); // Back finds the page where it was left
    arrived = true;
  }, [title]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
