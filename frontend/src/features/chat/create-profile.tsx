import { CircleCheck } from 'lucide-react';

import { Button } from '../../components/button';

interface CreateProfileProps {
  creating: boolean;
  /** A reply is awaited, which may change what is known. */
  waiting: boolean;
  /** The problems of the last attempt, each with the field's label. */
  problems: readonly string[];
  onCreate: () => void;
}

/** Shown when the server says that the conversation is complete (CHAT-10). */
export function CreateProfile({ creating, waiting, problems, onCreate }: CreateProfileProps) {
  return (
    <section aria-label="Profile ready" className="mb-3 rounded-control bg-ok-tint px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex min-w-0 flex-1 basis-52 items-start gap-2 text-body">
          <CircleCheck className="mt-0.5 size-4 shrink-0 text-ok" aria-hidden />
          Your profile is ready. You can still correct it below.
        </p>
        <Button loading={creating} disabled={waiting} onClick={onCreate}>
          Create Profile
        </Button>
      </div>
      {problems.length > 0 && (
        <div className="mt-3 text-label text-bad">
          <p className="font-medium">Tell the assistant what these should be, or switch to the form:</p>
          <ul className="mt-1 list-disc pl-5">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** Replaces the input once the server no longer knows the session. */
export function Ended({ onStartAgain, onSwitch }: { onStartAgain: () => void; onSwitch: () => void }) {
  return (
    <section aria-label="Conversation ended" role="alert" className="rounded-control bg-warn-tint px-4 py-3">
      <p className="text-body font-medium">This conversation has ended.</p>
      <p className="mt-1 text-body text-text-2">
        Conversations last 24 hours. Start again and what you wrote is kept for you to send, or carry what is
        known so far into the form.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={onStartAgain}>Start again</Button>
        <Button variant="secondary" onClick={onSwitch}>
          Continue in the form
        </Button>
      </div>
    </section>
  );
}
