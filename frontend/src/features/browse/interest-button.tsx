import { Check, Handshake } from 'lucide-react';

import { errorText } from '../../api/errors';
import { statusOf } from '../../api/status';
import { Button } from '../../components/button';
import { toast } from '../../lib/toast';
import { useRecordInterestMutation } from './api';

export interface InterestButtonProps {
  startupId: string;
  /** Whether this visit has recorded it; the server answers for earlier ones. */
  recorded: boolean;
  onRecorded: (startupId: string) => void;
}

/** Tells the founder that the investor is interested, once. */
export function InterestButton({ startupId, recorded, onRecorded }: InterestButtonProps) {
  const [record, { isLoading }] = useRecordInterestMutation();
  const run = async () => {
    try {
      await record({ startupId }).unwrap();
      toast.success('Interest recorded! Startup founder will be notified.');
      onRecorded(startupId);
    } catch (error) {
      toast.error(errorText(error, 'Failed to record interest'));
      if (statusOf(error) === 409) onRecorded(startupId);
    }
  };
  const Icon = recorded ? Check : Handshake;
  return (
    <Button
      variant="secondary"
      size="small"
      loading={isLoading}
      aria-describedby={`browse-${startupId}`}
      onClick={() => void run()}
    >
      <Icon className={recorded ? 'size-4 text-ok' : 'size-4'} aria-hidden />
      I'm Interested
    </Button>
  );
}
