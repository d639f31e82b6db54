import { Handshake, Scale, SlidersHorizontal } from 'lucide-react';

import { ActionLink } from '../../components/action-link';
import { Button } from '../../components/button';
import { withParam } from '../../lib/search';

interface BoardControlsProps {
  search: URLSearchParams;
  /** Whether the board shows only startups in which the investor has recorded interest. */
  onlyInterested: boolean;
  onOnlyInterested: (only: boolean) => void;
  onWeights: () => void;
  /** The ids of the startups chosen for the comparison. */
  compared: readonly string[];
}

/** What stands above the board. */
export function BoardControls(props: BoardControlsProps) {
  const { search, onlyInterested, onOnlyInterested, onWeights, compared } = props;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        size="small"
        aria-pressed={onlyInterested}
        onClick={() => onOnlyInterested(!onlyInterested)}
      >
        <Handshake className={onlyInterested ? 'size-4 text-ok' : 'size-4'} aria-hidden />
        Interested
      </Button>
      <Button variant="secondary" size="small" onClick={onWeights} icon={SlidersHorizontal}>
        My fit weights
      </Button>
      {compared.length > 1 ? (
        <ActionLink
          variant="primary"
          to={`?${withParam(search, 'compare', compared.join(','))}`}
          size="small"
          icon={Scale}
        >
          Compare {compared.length}
        </ActionLink>
      ) : (
        <p className="text-label text-muted">Tick two to four startups to compare them.</p>
      )}
    </div>
  );
}
