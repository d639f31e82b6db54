/** Leads keyboard users past the header. It is visible while it has the focus. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-dialog rounded-control bg-primary px-4 py-2 text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Skip to content
    </a>
  );
}
