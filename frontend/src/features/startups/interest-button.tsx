import { Handshake } from 'lucide-react';

import { errorText } from '../../api/errors';
import { Button } from '../../components/button';
import { toast } from '../../lib/toast';
import { useRecordInterestMutation } from './api';

/** On every startup card (decisions, section 10); on a founder's, the server's sentence answers it. */
export function InterestButton({ startupId, titleId }: { startupId: string; titleId: string }) {
  const [record, { isLoading }] = useRecordInterestMutation();
  const run = async () => {
    try {
      await record({ startupId }).unwrap();
      toast.success('Interest recorded! Startup founder will be notified.');
    } catch (error) {
      toast.error(errorText(error, 'Failed to record interest'));
    }
  };
  return (
    <Button
      variant="quiet"
      size="small"
      className="-mx-3"
      loading={isLoading}
      aria-describedby={titleId}
      onClick={() => void run()}
    >
      <Handshake className="size-4" aria-hidden />
      I'm Interested
    </Button>
  );
}
