import { useEffect, useRef, type ReactNode } from 'react';

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
    // On the very first page the reader starts at the top of the document by themselves.
    if (window.history.state && (window.history.state as { idx?: number }).idx !== 0)
      heading.current?.focus();
  }, [title]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
