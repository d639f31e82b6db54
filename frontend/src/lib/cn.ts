import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['meta', 'label', 'body', 'reading', 'card', 'section', 'page', 'figure', 'landing', 'hero'],
    },
  },
});

/** Joins class names; the later one wins where two say the same. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
