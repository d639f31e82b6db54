import type { KeyboardEvent } from 'react';

/** Copies a text; rejects if the browser refuses, or has no clipboard because the page came over plain HTTP. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Saves a file that the page has made or fetched. */
export function saveFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Delayed, because the browser may still be reading the URL.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export const saveText = (fileName: string, text: string, type: string): void =>
  saveFile(fileName, new Blob([text], { type }));

/** A mail link. All special characters except the at sign are escaped. */
export const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** Whether Enter was pressed, and not to choose a word of an input method. */
export const isEnter = ({ key, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing;
