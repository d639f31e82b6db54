/** An email address that breaks before its at sign where it does not fit in one line. */
export function Email({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}
