import type { Idea } from './idea.js';

/** The reasons for a task, in the order of choice. */
export const ORIGINS = [
  'cap',
  'admission',
  'own',
  'risk',
  'sum',
  'weak',
  'factor',
  'gap',
  'doubt',
  'last',
] as const;
export type Origin = (typeof ORIGINS)[number];
/** They deserve a task even without points. */
export const DUE: readonly Origin[] = ['admission', 'weak', 'own', 'sum', 'doubt'];

export function originOf({ risk, isOwn, isSum, isGap, isDoubt, isLast }: Idea): Origin {
  if (isOwn) return 'own';
  if (isSum) return 'sum';
  if (isDoubt) return 'doubt';
  if (isLast) return 'last';
  if (isGap) return 'gap';
  return risk === undefined ? 'factor' : 'risk';
}
