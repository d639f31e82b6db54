/**
 * Joins class names. It does not resolve conflicts: of two classes for the same property the style
 * sheet's order decides. So a shared component's look changes by a variant, never by `className`.
 */
export { clsx as cn } from 'clsx';
