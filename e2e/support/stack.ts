/** The stack is started by npm test; without it there is nothing to test against. */
export default function setup(): void {
  if (!process.env['E2E_URL']) throw new Error('E2E_URL is missing; run the browser tests with npm test');
}
