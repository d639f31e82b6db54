import { useState } from 'react';

import { Button } from '../../components/button';
import { askedFor } from '../../lib/asked-for';

/** Says why the visitor sees this page in place of the one asked for, if any (SESSION-9). */
export function AskedForNote({ enter }: { enter: () => void }) {
  const [isAskedFor] = useState(() => askedFor() !== undefined);
  if (!isAskedFor) return null;
  return (
    <div className="border-b border-line bg-sunken">
      <div className="mx-auto flex max-w-[1200px] flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
        <p role="status" className="text-body">
          The page that you asked for needs an account. It opens after you log in.
        </p>
        <Button size="small" variant="secondary" onClick={() => enter()}>
          Log in
        </Button>
      </div>
    </div>
  );
}
