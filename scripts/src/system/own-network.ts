/** Set within the network namespace of {@link inOwnNetwork}. */
const INSIDE = 'PROOFROUND_OWN_NETWORK';

/** Whether we are in a network namespace of our own, in which we may make networks. */
export const isInOwnNetwork = (): boolean => process.env[INSIDE] === '1';

/** The program that runs a command of the launcher again in a network namespace of its own. */
export function inOwnNetwork(command: readonly string[]): {
  file: string;
  args: string[];
  env: NodeJS.ProcessEnv;
} {
  const again = `import { main } from './scripts/dist/cli.js'; await main(${JSON.stringify(command)})`;
  return {
    file: 'unshare',
    // Published ports are reached at 127.0.0.1, which is down in a new namespace.
    args: [
      '--net',
      '--mount',
      'sh',
      '-c',
      'ip link set lo up && exec "$@"',
      'sh',
      process.execPath,
      ...['--input-type=module', '--eval', again],
    ],
    env: { ...process.env, [INSIDE]: '1' },
  };
}
