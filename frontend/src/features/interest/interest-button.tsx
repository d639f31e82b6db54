import { Check, Handshake } from 'lucide-react';

import { errorText, statusOf } from '../../api/errors';
import { Button } from '../../components/button';
import { toast } from '../../lib/toast';
import { useInterestRecordMutation } from './api';

export interface InterestButtonProps {
  startupId: string;
  /** The element that names the startup. */
  describedBy: string;
  look?: 'button' | 'link';
  /** Whether this visit has recorded it; the server answers for earlier ones. */
  recorded?: boolean;
  onRecorded?: (startupId: string) => void;
}

/**
 * Tells the founder that the investor is interested, once. On every startup card (DASH-4,
 * BROWSE-4); on a founder's, the server's sentence answers it.
 */
export function InterestButton(props: InterestButtonProps) {
  const { startupId, describedBy, look = 'button', recorded = false, onRecorded } = props;
  const [record, { isLoading }] = useInterestRecordMutation();
  const run = async () => {
    try {
      await record({ startupId }).unwrap();
      toast.success('Interest recorded! Startup founder will be notified.');
      onRecorded?.(startupId);
    } catch (error) {
      toast.error(errorText(error, 'Failed to record interest'));
      if (statusOf(error) === 409) onRecorded?.(startupId);
    }
  };
  const Icon = recorded ? Check : Handshake;
  return (
    <Button
      variant={look === 'button' ? 'secondary' : 'quiet'}
      size="small"
      className={look === 'button' ? undefined : '-mx-3'}
      loading={isLoading}
      aria-describedby={describedBy}
      onClick={() => void run()}
    >
      <Icon className={recorded ? 'size-4 text-ok' : 'size-4'} aria-hidden />
      I'm Interested
    </Button>
  );
}
