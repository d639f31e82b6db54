/**
 * Joins class names. Which of two that say the same wins is the style sheet's order, not theirs:
 * what overrides a component's own style says so with Tailwind's `!`.
 */
export { clsx as cn } from 'clsx';
