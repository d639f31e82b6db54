import { Logo } from '../../components/logo';

const LINK =
  'inline-flex min-h-6 items-center rounded-control text-text-2 underline underline-offset-4 hover:text-text max-sm:min-h-11';

/** The end of the landing page, with the legal texts (SCREEN-19). */
export function Footer() {
  return (
    <footer className="border-t border-line bg-surface">
      <div className="mx-auto flex max-w-[1200px] flex-wrap items-center justify-between gap-4 px-4 py-8 text-label text-muted sm:px-6">
        <p className="flex items-center gap-2 font-medium text-text">
          <Logo size="small" /> Proofround
        </p>
        <p>
          A readiness score orders judgement. It is no promise of funding. What founders state is
          self-reported.
        </p>
        <nav aria-label="Legal" className="flex gap-5">
          {/* Not router links, because this page loads no router. */}
          <a href="/terms" className={LINK}>
            Terms
          </a>
          <a href="/privacy" className={LINK}>
            Privacy Policy
          </a>
        </nav>
        <p>© {new Date().getFullYear()} Proofround</p>
      </div>
    </footer>
  );
}
