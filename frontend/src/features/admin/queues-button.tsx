import { ListTodo } from 'lucide-react';

import { SendButton } from '../../forms/send-button';
import { titled } from '../../forms/use-submission';
import { useOperationsOpenQueueBoardMutation } from './api';

/** The gateway serves the board as a separate page, outside this application. */
const BOARD = '/api/admin/queues';

/** Opens the board of the job queues. The server first gives the browser a cookie for it. */
export function QueuesButton() {
  const [open] = useOperationsOpenQueueBoardMutation();
  const show = async () => {
    await open().unwrap();
    window.location.assign(BOARD);
  };
  return (
    <SendButton
      variant="secondary"
      size="small"
      send={show}
      failure={titled('Failed to open the job queues')}
      icon={ListTodo}
    >
      Job queues
    </SendButton>
  );
}
