import { errorText } from '../../api/errors';
import type { Thread } from '../../api/generated/work-client';
import { Button } from '../../components/button';
import { toast } from '../../lib/toast';
import { useConversationsAnswerMutation } from './api';

/** What stands below a conversation that is not open: the founder waits, and the investor answers. */
export function Introduction({ thread }: { thread: Thread }) {
  const { id, state, other } = thread;
  const [answer, { isLoading }] = useConversationsAnswerMutation();
  const send = (accepted: boolean) =>
    void answer({ id, introductionInput: { accepted } })
      .unwrap()
      .then(
        () => toast.success(accepted ? 'You can write to each other now' : 'You passed the introduction'),
        (error: unknown) => toast.error(errorText(error, 'Failed to send your answer')),
      );
  if (state === 'passed') {
    return <p className="text-body text-text-2">The introduction was passed. Nobody can write here.</p>;
  }
  if (other.role === 'investor') {
    return (
      <p className="text-body text-text-2">
        You asked {other.name} for an introduction. You can write more once they accept.
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 basis-60 text-body">
        {other.name} asks you for an introduction. Accept, and you can write to each other.
      </p>
      <Button loading={isLoading} onClick={() => send(true)}>
        Accept
      </Button>
      <Button variant="secondary" disabled={isLoading} onClick={() => send(false)}>
        Pass
      </Button>
    </div>
  );
}
