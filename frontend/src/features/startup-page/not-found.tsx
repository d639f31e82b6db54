import { SearchX } from 'lucide-react';

import { BackLink } from '../../components/back-link';
import { Card } from '../../components/card';
import { EmptyState } from '../../components/states';

/** Shown for a startup that does not exist or that the user may not see. */
export function StartupNotFound() {
  return (
    <Card>
      <EmptyState icon={SearchX} title="There is no startup at this address" action={<BackLink />}>
        It may have been deleted, or it is not shown at the moment.
      </EmptyState>
    </Card>
  );
}
