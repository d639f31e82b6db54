import { Button, type ButtonProps } from '../components/button';
import { toast } from '../lib/toast';
import { useSubmission, type SubmissionOptions } from './use-submission';

interface SendButtonProps
  extends Omit<ButtonProps, 'onClick'>, Pick<SubmissionOptions<undefined>, 'failure' | 'leaves'> {
  send: () => Promise<unknown>;
  /** The toast after success. */
  done?: string;
}

/** A button that sends something without fields, one call at a time. */
export function SendButton({ send, done, failure, leaves, loading, ...button }: SendButtonProps) {
  const { submit, isBusy } = useSubmission({
    send: async () => {
      await send();
      if (done !== undefined) toast.success(done);
    },
    failure,
    leaves,
  });
  return (
    <Button
      loading={isBusy || loading}
      onClick={({ detail }) => {
        // The second click of a double click is not meant for what the first made of the button.
        if (detail <= 1) void submit(undefined);
      }}
      {...button}
    />
  );
}
