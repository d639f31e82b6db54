import { Button } from '../../components/button';

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
