import { Inbox } from 'lucide-react';

import { Button } from '../../components/button';
import { EmptyState } from '../../components/states';

interface NothingHereProps {
  title: string;
  /** What belongs here. */
  children: string;
  onLookAgain: () => unknown;
}

/** An empty list of the admin. Others fill it, so the admin can only look again. */
export function NothingHere({ title, children, onLookAgain }: NothingHereProps) {
  return (
    <EmptyState
      icon={Inbox}
      title={title}
      action={
        <Button variant="secondary" size="small" onClick={() => void onLookAgain()}>
          Look again
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
