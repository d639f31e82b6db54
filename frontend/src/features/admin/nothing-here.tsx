import { Inbox } from 'lucide-react';

import { Button } from '../../components/button';
import { EmptyState } from '../../components/states';

interface NothingHereProps {
  title: string;
  /** What belongs here. */
  children: string;
  onLookAgain: () => unknown;
}

/** The empty state of an admin list. Others fill the list, so the only action is to load it again. */
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
