import { Handshake, Scale, SlidersHorizontal } from 'lucide-react';

import { ActionLink } from '../../components/action-link';
import { Button } from '../../components/button';
import type { CsvTable } from '../../lib/csv';
import { lazyExtra } from '../../lib/lazy-part';
import { withParam } from '../../lib/search';

const CsvButton = lazyExtra(async () => (await import('../../components/csv-button')).CsvButton);

interface BoardControlsProps {
  search: URLSearchParams;
  /** Whether the board shows only startups in which the investor has recorded interest. */
  onlyInterested: boolean;
  onOnlyInterested: (only: boolean) => void;
  onWeights: () => void;
  /** The ids of the startups chosen for the comparison. */
  compared: readonly string[];
  /** The cards that the board shows, as a table. */
  table: () => CsvTable;
}

/** What stands above the board. */
export function BoardControls(props: BoardControlsProps) {
  const { search, onlyInterested, onOnlyInterested, onWeights, compared, table } = props;
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
      <CsvButton fileName="proofround-pipeline.csv" table={table} />
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
