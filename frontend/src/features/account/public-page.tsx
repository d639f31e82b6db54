import type { ReactNode } from 'react';

import { Card } from '../../components/card';
import { HomeLink } from '../../components/home-link';
import { PageTitle } from '../../components/page';

/** The layout of pages that a mail links to. They need no session. */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center px-4 py-8">
      <div className="flex w-full max-w-[440px] flex-col gap-6">
        <HomeLink />
        <Card>
          <div className="flex flex-col gap-4">
            <PageTitle title={title}>{title}</PageTitle>
            {children}
          </div>
        </Card>
      </div>
    </main>
  );
}
