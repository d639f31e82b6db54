import { Button, type ButtonProps } from '../components/button';
import { type SubmissionOptions, useSubmission } from './use-submission';

interface SendButtonProps
  extends Omit<ButtonProps, 'onClick'>, Pick<SubmissionOptions<undefined>, 'done' | 'failure' | 'leaves'> {
  send: () => Promise<unknown>;
}

/** A button that sends something without fields, one call at a time. */
export function SendButton({ send, done, failure, leaves, loading, ...button }: SendButtonProps) {
  const { submit, isBusy } = useSubmission({ send, done, failure, leaves });
  return (
    <Button
      loading={isBusy || loading}
      onClick={({ detail }) => {
        // Ignores the second click of a double click: the button may have become its opposite.
        if (detail <= 1) void submit(undefined);
      }}
      {...button}
    />
  );
}
