/** Copies a text; rejects if the browser refuses, or has no clipboard because the page came over plain HTTP. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
