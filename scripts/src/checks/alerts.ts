import { say } from '../system/output.js';
import { AMTOOL, find, type Program, PROMTOOL } from '../system/packages.js';
import { inRoot } from '../system/paths.js';
import { run } from '../system/run.js';

interface Check {
  program: Program;
  args: readonly string[];
  /** What stays untested if the program is not installed. */
  what: string;
}

const CHECKS: readonly Check[] = [
  {
    program: PROMTOOL,
    args: ['check', 'config', inRoot('deploy', 'prometheus', 'prometheus.yml')],
    what: 'the configuration of Prometheus',
  },
  {
    program: PROMTOOL,
    args: ['test', 'rules', inRoot('deploy', 'prometheus', 'rules.test.yml')],
    what: 'the alerts',
  },
  {
    program: AMTOOL,
    args: ['check-config', inRoot('deploy', 'alertmanager', 'alertmanager.yml')],
    what: 'the configuration of Alertmanager',
  },
];

/** Runs the alert tests whose programs are installed. */
export async function alertsAreInOrder(): Promise<boolean> {
  const codes: number[] = [];
  for (const { program, args, what } of CHECKS) {
    const file = find(program);
    if (file === undefined)
      say(
        `Not tested: ${what}. ${program.title} is not installed (Debian: ${program.packages.apt.join(' ')}).`,
      );
    else codes.push(await run(file, args, { stdio: ['ignore', 'ignore', 'inherit'] }));
  }
  return codes.every((code) => code === 0);
}
