import { RotateCcw } from 'lucide-react';

import type { Startup } from '../../api/generated/client';
import { SendButton } from '../../forms/send-button';
import { detailOr } from '../../forms/use-submission';
import { useStartupsAnalyzeMutation } from './api';
import { isOfEarlierRubric } from './rubric-version';

interface EarlierRubricProps {
  startup: Pick<Startup, 'id' | 'analysis_status' | 'analysis'>;
  /** The version of the rubric in force; another feature loads it. */
  present: string | null | undefined;
  isOwner: boolean;
  /** Called once a new analysis is under way. */
  onStarted?: () => void;
}

/** Says that a score is not of the present rubric (SCORE-41). The owner can have it scored again. */
export function EarlierRubric({ startup, present, isOwner, onStarted }: EarlierRubricProps) {
  const [analyze] = useStartupsAnalyzeMutation();
  const { id, analysis_status: status, analysis } = startup;
  if (status !== 'complete' || !analysis || !isOfEarlierRubric(analysis.source, present)) return null;
  const text = 'Scored by an earlier version of the rubric.';
  if (!isOwner) return <p className="text-label text-muted">{text}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken px-4 py-3">
      <p className="text-body text-text-2">
        {text} Newer scores stand beside it in the lists of investors, who see this line too.
      </p>
      <SendButton
        size="small"
        variant="secondary"
        send={async () => {
          await analyze({ id }).unwrap();
          onStarted?.();
        }}
        failure={detailOr('Failed to start the analysis')}
        icon={RotateCcw}
      >
        Score it again
      </SendButton>
    </div>
  );
}
