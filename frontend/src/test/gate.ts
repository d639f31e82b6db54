/** Holds back an answer: await `opened` in its handler, and call `open` when it may arrive. */
export function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
