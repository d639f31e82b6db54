import { FilePenLine, RotateCcw } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import type { useSwitch } from './use-switch';

interface ChatHeaderProps {
  disabled: boolean;
  /** Whether Start over asks first, because it discards something. */
  asksFirst: boolean;
  onStartOver: () => void;
  /** Called in addition when the user has confirmed that the conversation is discarded. */
  onDiscard: () => void;
  toForm: ReturnType<typeof useSwitch>;
}

export function ChatHeader(props: ChatHeaderProps) {
  const { disabled, asksFirst, onStartOver, onDiscard, toForm } = props;
  const [asking, setAsking] = useState(false);
  return (
    <header className="flex flex-wrap items-center justify-end gap-2 border-b border-line px-5 py-2.5 max-sm:px-4">
      <h2 className="mr-auto text-body font-semibold max-sm:sr-only">AI chat</h2>
      <Button
        variant="quiet"
        size="small"
        disabled={disabled}
        onClick={() => (asksFirst ? setAsking(true) : onStartOver())}
        icon={RotateCcw}
      >
        Start over
      </Button>
      <Button
        variant="secondary"
        size="small"
        loading={toForm.isWaiting}
        disabled={disabled}
        onClick={toForm.open}
        icon={FilePenLine}
      >
        Switch to form
      </Button>
      <ConfirmDialog
        open={asking}
        title="Start over?"
        description="The conversation and what we know so far will be discarded."
        action="Start over"
        onConfirm={() => {
          setAsking(false);
          onStartOver();
          onDiscard();
        }}
        onClose={() => setAsking(false)}
      />
    </header>
  );
}
