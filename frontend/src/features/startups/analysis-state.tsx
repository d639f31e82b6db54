import { RotateCcw } from 'lucide-react';
import { useSelector } from 'react-redux';

import type { StartupInList } from '../../api/generated/client';
import { selectProgress } from '../../api/live/progress';
import { Progress } from '../../components/progress';
import { SendButton } from '../../forms/send-button';
import { detailOr } from '../../forms/use-submission';
import { useStartupsAnalyzeMutation } from './api';

interface AnalysisStateProps {
  startup: StartupInList;
  isOwner: boolean;
}

/** The steps of a running analysis, or a failed analysis, which its owner can run again (SCORE-3). */
export function AnalysisState({ startup, isOwner }: AnalysisStateProps) {
  const progress = useSelector(selectProgress(startup.id));
  if (startup.analysis_status === 'complete') return null;
  if (startup.analysis_status === 'failed') return <Failed startup={startup} isOwner={isOwner} />;

  const percent = progress?.percent ?? (startup.analysis_status === 'running' ? 5 : 0);
  const step =
    progress?.step ?? (startup.analysis_status === 'running' ? 'Analysing' : 'Waiting for the analyst');
  return (
    <div className="rounded-control bg-primary-tint px-4 py-3">
      <div className="flex items-baseline justify-between gap-3 text-label">
        <p className="font-medium text-primary" role="status">
          {step}…
        </p>
        <p className="text-text-2 tabular">{percent}%</p>
      </div>
      <Progress className="mt-2" value={percent} label="Analysis" valueText={`${percent} percent: ${step}`} />
    </div>
  );
}

function Failed({ startup: { id, analysis_error: error }, isOwner }: AnalysisStateProps) {
  const [analyze] = useStartupsAnalyzeMutation();
  // The stored reason tells the founder what to do.
  const text = isOwner ? error : 'The analysis failed. Only the founder can run it again.';
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-bad-tint px-4 py-3"
    >
      <p className="text-body text-bad">{text ?? 'The analysis failed.'}</p>
      {isOwner && (
        <SendButton
          size="small"
          variant="secondary"
          send={() => analyze({ id }).unwrap()}
          failure={detailOr('Failed to start the analysis')}
          icon={RotateCcw}
        >
          Run again
        </SendButton>
      )}
    </div>
  );
}
