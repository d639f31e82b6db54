import { CircleCheck } from 'lucide-react';

import { Button } from '../../components/button';

/** Shown when the server says that the conversation is complete (CHAT-10). */
export function CreateProfile({
  creating,
  problems,
  onCreate,
}: {
  creating: boolean;
  /** The problems of the last attempt, each with the field's label. */
  problems: readonly string[];
  onCreate: () => void;
}) {
  return (
    <section aria-label="Profile ready" className="mb-3 rounded-control bg-ok-tint px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex min-w-0 flex-1 basis-52 items-start gap-2 text-body">
          <CircleCheck className="mt-0.5 size-4 shrink-0 text-ok" aria-hidden />
          Your profile is ready. You can still correct it below.
        </p>
        <Button loading={creating} onClick={onCreate}>
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
