import type { ReactNode } from 'react';

/** Quoted words, set apart from the text about them. */
export function Quote({ children }: { children: ReactNode }) {
  return (
    <blockquote className="mt-1.5 border-l-2 border-track pl-3 text-label break-words text-text-2">
      “{children}”
    </blockquote>
  );
}
