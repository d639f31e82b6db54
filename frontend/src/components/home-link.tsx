import { Link } from 'react-router';

import { Logo } from './logo';

/** The product's name on pages without the header, which leads to the landing page. */
export function HomeLink() {
  return (
    <Link
      to="/"
      className="flex min-h-11 items-center gap-2 self-start rounded-control text-card font-semibold"
    >
      <Logo />
      Proofround
    </Link>
  );
}
