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
