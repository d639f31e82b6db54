import { readdirSync, readFileSync } from 'node:fs';

/** The process ids of a process and its descendants. */
export function family(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
    } catch {
      // already ended
    }
  }
  const all = [pid];
  for (const one of all) all.push(...(children.get(one) ?? []));
  return all;
}

function sum(pids: readonly number[], measure: (pid: number) => number): number {
  return pids.reduce((total, pid) => {
    try {
      return total + measure(pid);
    } catch {
      return total; // already ended
    }
  }, 0);
}

/** Memory of a process and its children in MiB: proportional set size, so shared pages count once. */
export function memoryOf(pid: number): number {
  return (
    sum(family(pid), (one) =>
      Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
    ) / 1024
  );
}

const TICKS_PER_SECOND = 100;

/** Processor time of a process and its children so far, in ms. */
export function processorTimeOf(pid: number): number {
  const ticks = sum(family(pid), (one) => {
    const stat = readFileSync(`/proc/${one}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14]);
  });
  return (ticks * 1000) / TICKS_PER_SECOND;
}
