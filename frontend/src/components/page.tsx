import { type ReactNode, useEffect, useRef } from 'react';

import { variants, type VariantsOf } from '../lib/variants';

const styles = variants(
  'font-semibold',
  {
    size: {
      page: 'text-page break-words',
      hero: 'text-hero tracking-[-0.025em] max-sm:text-[36px] max-sm:leading-[42px]',
    },
  },
  { size: 'page' },
);

interface PageTitleProps extends VariantsOf<typeof styles> {
  title: string;
  /** The heading, if it differs from the document's title. */
  children?: ReactNode;
  className?: string;
}

/** Whether a page has been shown. The first page needs no focus, because readers start at its top. */
let hasShownPage = false;

/**
 * A page's heading. It sets the document title and takes the focus after navigation, so that screen
 * readers announce the new page.
 */
export function PageTitle({ title, children = title, size, className }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === 'Proofround' ? title : `${title} · Proofround`;
    // A popover that was opened while the page loaded keeps the focus.
    const isInPopover = document.activeElement?.closest('[role="dialog"][data-state="open"]');
    // Does not scroll, because Back restores the scroll position.
    if (hasShownPage && !isInPopover) heading.current?.focus({ preventScroll: true });
    hasShownPage = true;
  }, [title]);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles({ size }, className)}>
      {children}
    </h1>
  );
}
