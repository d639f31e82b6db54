/** Requires the stack, which npm test starts. */
export default function setup(): void {
  if (!process.env['E2E_URL']) throw new Error('E2E_URL is missing; run the browser tests with npm test');
}
