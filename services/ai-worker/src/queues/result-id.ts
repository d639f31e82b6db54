import { v5 as derive } from 'uuid';

/**
 * The id of the event that a job ends in, derived from the event that began it: two workers that
 * did the same job after a crash publish the same event, and it counts once.
 */
export function resultId(eventId: string, outcome: string): string {
  return derive(outcome, eventId);
}
