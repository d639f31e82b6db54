import { ListTodo } from 'lucide-react';

import { serverDetail } from '../../api/errors';
import { Button } from '../../components/button';
import { toast } from '../../lib/toast';
import { useOperationsOpenQueueBoardMutation } from './api';

/** The gateway serves the board as a separate page, outside this application. */
const BOARD = '/api/admin/queues';

/** Opens the board of the job queues. The server first gives the browser a cookie for it. */
export function QueuesButton() {
  const [open, { isLoading }] = useOperationsOpenQueueBoardMutation();
  const show = async () => {
    try {
      await open().unwrap();
      window.location.assign(BOARD);
    } catch (error) {
      toast.error('Failed to open the job queues', serverDetail(error));
    }
  };
  return (
    <Button variant="secondary" size="small" loading={isLoading} onClick={() => void show()}>
      <ListTodo className="size-4" aria-hidden />
      Job queues
    </Button>
  );
}
