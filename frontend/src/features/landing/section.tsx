import type { ReactNode } from 'react';

import { cn } from '../../lib/cn';

/** Opens the auth dialog. The investor buttons preset the user type. */
export type Enter = (userType?: 'investor') => void;

interface SectionProps {
  id?: string;
  title: string;
  intro?: string;
  children: ReactNode;
  className?: string;
}

export function Section({ id, title, intro, children, className }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={cn('mx-auto max-w-[1200px] px-4 py-16 sm:px-6 sm:py-24', className)}
    >
      <h2 id={id} className="max-w-2xl text-landing font-semibold tracking-[-0.02em] max-sm:text-figure">
        {title}
      </h2>
      {intro && <p className="mt-4 max-w-2xl text-reading text-text-2">{intro}</p>}
      <div className="mt-10">{children}</div>
    </section>
  );
}
