/** How a message is sent, below its field. */
export function SendHint() {
  return (
    <>
      <span className="max-sm:hidden">Ctrl+Enter sends. </span>
      Saved on this device until it is sent.
    </>
  );
}
