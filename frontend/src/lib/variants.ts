import { clsx } from 'clsx';

type Groups = Record<string, Record<string, string>>;

/** The chosen variant of each group, as component properties. */
type Choice<G extends Groups> = {
  [Name in keyof G]?: (keyof G[Name] extends 'true' | 'false' ? boolean : keyof G[Name]) | undefined;
};

/**
 * Builds a component's classes: the base classes and those of the chosen variant of each group. The
 * caller's `className` only positions the component. This replaces cva at a fifth of its size,
 * because every page loads it first.
 */
export const variants =
  <G extends Groups>(base: string, groups: G, defaults: Choice<G> = {}) =>
  (choice: Choice<G>, className?: string): string =>
    clsx(
      base,
      Object.entries(groups).map(([name, classes]) => classes[String(choice[name] ?? defaults[name])]),
      className,
    );

/** The variant properties of a component. */
export type VariantsOf<Looks extends (choice: never) => string> = Parameters<Looks>[0];
