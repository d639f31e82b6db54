import { readdirSync, readFileSync } from 'node:fs';

/** Every process below one, itself included. */
function family(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
    } catch {
      // ended meanwhile
    }
  }
  const all = [pid];
  for (const one of all) all.push(...(children.get(one) ?? []));
  return all;
}

/** Memory of a process and its children in MiB: proportional set size, so shared pages count once. */
export function memoryOf(pid: number): number {
  const kib = family(pid).reduce((sum, one) => {
    try {
      const rollup = readFileSync(`/proc/${one}/smaps_rollup`, 'utf8');
      return sum + Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
    } catch {
      return sum;
    }
  }, 0);
  return kib / 1024;
}
