import { useNavigate } from 'react-router';

import type { Startup } from '../../api/generated/client';
import { editState } from '../../features/analytics/edit-state';
import { useSettingsGetQuery } from '../../features/payments/api';
import { EarlierRubric } from '../../features/startups/earlier-rubric';
import { useIsHere } from '../../lib/use-is-here';

/** A score of an earlier rubric. Once it is made anew, the analytics say what changed, as after an edit (SCORE-41). */
export function EarlierScore({ startup, isOwner }: { startup: Startup; isOwner: boolean }) {
  const { data: config } = useSettingsGetQuery();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const compare = () => {
    if (isHere()) void navigate(`/analytics/${startup.id}`, { state: editState(startup, {}, undefined) });
  };
  return (
    <EarlierRubric startup={startup} present={config?.rubric_version} isOwner={isOwner} onStarted={compare} />
  );
}
