import { v5 as derive } from 'uuid';

/**
 * The id of a job's result event, derived from the triggering event: after a crash two workers may
 * publish the result, and consumers count it once.
 */
export function resultId(eventId: string, outcome: string): string {
  return derive(outcome, eventId);
}
