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
  'reach',
  'doubt',
  'last',
] as const;
export type Origin = (typeof ORIGINS)[number];
/** They deserve a task even without points. */
export const DUE: readonly Origin[] = ['admission', 'weak', 'own', 'sum', 'doubt'];

/** They lead to no points of their own. */
export const WITHOUT_AIM: readonly Origin[] = ['cap', 'doubt', 'last'];

export function originOf({ risk, isOwn, isSum, isGap, isReach, isDoubt, isLast }: Idea): Origin {
  if (isReach) return 'reach';
  if (isOwn) return 'own';
  if (isSum) return 'sum';
  if (isDoubt) return 'doubt';
  if (isLast) return 'last';
  if (isGap) return 'gap';
  return risk === undefined ? 'factor' : 'risk';
}
