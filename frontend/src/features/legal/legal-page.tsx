import { TERMS_VERSION } from '@proofround/contracts/accounts/terms.js';
import { ScrollRestoration } from 'react-router';

import { ActionLink } from '../../components/action-link';
import { HomeLink } from '../../components/home-link';
import { PageTitle } from '../../components/page';
import { ThemeSwitch } from '../../components/theme-switch';
import { formatDate } from '../../lib/format';
import { Blocks } from './blocks';
import type { LegalSection, LegalText } from './text';

/** At noon, so that the day is the same in every time zone. */
const VERSION = formatDate(`${TERMS_VERSION}T12:00:00`);

interface LegalPageProps {
  text: LegalText;
  /** The address of the other text, and the link's words. */
  other: { to: string; label: string };
}

/** A legal text with its contents. Each heading is an anchor, so that others can link to it. */
export function LegalPage({ text, other }: LegalPageProps) {
  return (
    <div className="mx-auto w-full max-w-[1008px] px-4 pb-16 sm:px-6">
      <header className="flex min-h-16 items-center justify-between gap-4">
        <div>
          <HomeLink />
        </div>
        <ThemeSwitch />
      </header>
      <main id="main" tabIndex={-1} className="pt-6 sm:pt-10">
        <div className="flex max-w-[680px] flex-col gap-4 border-b border-line pb-8 lg:ml-[280px]">
          <PageTitle title={text.title} />
          <p className="text-reading text-text-2">{text.summary}</p>
          <p className="text-label text-muted">
            Version of <time dateTime={TERMS_VERSION}>{VERSION}</time>
          </p>
        </div>
        <div className="mt-8 lg:grid lg:grid-cols-[240px_minmax(0,680px)] lg:gap-10">
          <Contents sections={text.sections} />
          <div className="flex flex-col gap-10">
            {text.sections.map((section) => (
              <section key={section.id} aria-labelledby={section.id} className="flex flex-col gap-3">
                <h2 id={section.id} className="scroll-mt-6 text-section font-semibold">
                  {section.title}
                </h2>
                <Blocks blocks={section.blocks} />
              </section>
            ))}
            <p className="border-t border-line pt-6">
              <ActionLink to={other.to} variant="link" size="inline">
                {other.label}
              </ActionLink>
            </p>
          </div>
        </div>
      </main>
      <ScrollRestoration />
    </div>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-label="Contents"
      className="max-lg:mb-10 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-4 lg:sticky lg:top-6 lg:self-start"
    >
      <ul className="flex flex-col sm:max-lg:grid sm:max-lg:grid-cols-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-8 items-center rounded-control py-1 text-body text-text-2 underline-offset-4 hover:text-primary hover:underline max-sm:min-h-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
