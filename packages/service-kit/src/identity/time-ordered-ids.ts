import { v7 as uuid } from 'uuid';

/** When an id of version 7 was made, in milliseconds, by the clock of the process that made it. */
export const timeOfId = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/** A new time-ordered id that is later than `former`, also if a process with a clock ahead made that one. */
export function idAfter(former: string): string {
  const formerMs = timeOfId(former);
  return Date.now() > formerMs ? uuid() : uuid({ msecs: formerMs + 1 });
}
