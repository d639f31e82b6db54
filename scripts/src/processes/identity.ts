import { readFileSync } from 'node:fs';

import { output } from '../system/run.js';

/** A process, distinguished from a later one with the same number. */
export interface ProcessIdentity {
  pid: number;
  /** Its start time, as the system prints it. */
  began: string;
}

function beganAt(pid: number): string | undefined {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? undefined : fields[19];
    } catch {
      return undefined;
    }
  }
  return output('ps', ['-o', 'lstart=', '-p', String(pid)]) || undefined;
}

export function identify(pid: number): ProcessIdentity | undefined {
  const began = beganAt(pid);
  return began === undefined ? undefined : { pid, began };
}

export function isAlive({ pid, began }: ProcessIdentity): boolean {
  return beganAt(pid) === began;
}
