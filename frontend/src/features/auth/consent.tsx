const TEXTS = { '/terms': 'Terms', '/privacy': 'Privacy Policy' };

/** What registering agrees to (LANDING-7). The texts open in a new tab, so that the form keeps what is typed. */
export function Consent() {
  return (
    <p className="text-label text-text-2">
      By creating an account you agree to the <TextLink href="/terms" /> and the <TextLink href="/privacy" />.
    </p>
  );
}

function TextLink({ href }: { href: keyof typeof TEXTS }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="rounded-control text-primary underline underline-offset-4"
    >
      {TEXTS[href]}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
