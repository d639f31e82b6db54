import type { RouteObject } from 'react-router';

/** The paths of all pages. */
export const pathsOf = (tree: readonly RouteObject[]): string[] =>
  tree.flatMap(({ path = '', index, children }) =>
    children ? pathsOf(children) : [index ? '/' : `/${path}`],
  );
