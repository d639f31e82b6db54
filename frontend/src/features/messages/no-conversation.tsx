import { SearchX } from 'lucide-react';

import { ActionLink } from '../../components/action-link';
import { Card } from '../../components/card';
import { EmptyState } from '../../components/states';

/** Replaces a conversation that does not exist, or not any more. */
export function NoConversation() {
  return (
    <Card>
      <EmptyState
        icon={SearchX}
        title="There is no such conversation"
        action={<ActionLink to="/messages">Go to your conversations</ActionLink>}
      >
        A conversation is deleted together with the account of either side, or with its startup.
      </EmptyState>
    </Card>
  );
}
