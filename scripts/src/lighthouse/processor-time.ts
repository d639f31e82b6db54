import { z } from 'zod';

const eventSchema = z.looseObject({
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Start by the clock, in microseconds. */
  ts: z.number(),
  /** Length by the clock; only complete events have one. */
  dur: z.number().optional(),
  /** Start and length by the thread's processor time. */
  tts: z.number().optional(),
  tdur: z.number().optional(),
});
type TraceEvent = z.output<typeof eventSchema>;

export const traceSchema = z.looseObject({ traceEvents: z.array(eventSchema) });

/** The moment in the shortened task; without a processor time in proportion. */
function moved(event: TraceEvent, task: Required<Pick<TraceEvent, 'ts' | 'dur' | 'tdur'>> & TraceEvent) {
  const share = task.tdur / task.dur;
  const into =
    event.tts === undefined || task.tts === undefined
      ? (event.ts - task.ts) * share
      : Math.min(Math.max(event.tts - task.tts, 0), task.tdur);
  const ts = task.ts + into;
  if (event.dur === undefined) return { ...event, ts };
  const longest = task.ts + task.tdur - ts;
  return { ...event, ts, dur: Math.min(event.tdur ?? event.dur * share, longest) };
}

/** The events of one thread, sorted by their start. */
function shortened(events: readonly TraceEvent[]): TraceEvent[] {
  let task: Parameters<typeof moved>[1] | undefined;
  return events.map((event) => {
    if (task && event.ts < task.ts + task.dur) return moved(event, task);
    task = undefined;
    const { dur, tdur } = event;
    if (event.ph !== 'X' || dur === undefined || tdur === undefined || tdur >= dur) return event;
    task = { ...event, dur, tdur };
    return { ...event, dur: tdur };
  });
}

/**
 * A trace as if every task had had a processor for itself: it lasts as long as the processor worked on it,
 * and what happened within it moves with it. Tasks keep their start. So other work on the machine counts
 * less.
 */
export function inProcessorTime(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = new Map<string, TraceEvent[]>();
  for (const event of events) {
    const key = `${event.pid}:${event.tid}`;
    const thread = threads.get(key);
    if (thread) thread.push(event);
    else threads.set(key, [event]);
  }
  // Of two events that start together, the longer one contains the other.
  const sorted = (thread: readonly TraceEvent[]) =>
    thread.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  return [...threads.values()].flatMap((thread) => shortened(sorted(thread)));
}
