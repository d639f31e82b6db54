// @ts-check
export default async function teardown() {
  await globalThis.testStack?.stop();
}
