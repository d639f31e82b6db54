import { Kanban, SlidersHorizontal } from 'lucide-react';
import { useSearchParams } from 'react-router';

import type { PipelineCard as CardData } from '../../api/generated/work-client';
import { FRESH } from '../../api/pages';
import { ActionLink } from '../../components/action-link';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/states';
import { lazyPart } from '../../lib/lazy-part';
import { withParam } from '../../lib/search';
import { PartBoundary, PartFailure } from '../../lists/part-boundary';
import { QueryView } from '../../lists/query-view';
import { useDialogParam } from '../../lists/use-dialog-param';
import { useOnSettled } from '../../lists/use-settled';
import { usePipelineListQuery } from './api';
import { Board } from './board';
import { BoardControls } from './board-controls';
import { tableOf } from './board-table';
import { isOnBoard } from './columns';
import { Comparison } from './comparison';
import { useComparison } from './use-comparison';
import { useMoves } from './use-moves';

const PassDialog = lazyPart(async () => (await import('./pass-dialog')).PassDialog);
const CardDialog = lazyPart(async () => (await import('./card-dialog')).CardDialog);
const WeightsDialog = lazyPart(async () => (await import('./weights-dialog')).WeightsDialog);

/** An investor's board: startups in columns from Watching to Committed or Passed. */
export function Pipeline({ onSettled }: { onSettled?: () => void }) {
  const query = usePipelineListQuery({}, FRESH);
  useOnSettled(query, onSettled);
  return (
    <QueryView
      query={query}
      name="Your pipeline"
      outline={Array.from({ length: 5 }, () => 'h-96')}
      shape="card"
      layout="grid gap-3 lg:grid-cols-5"
      empty={
        <EmptyState
          icon={Kanban}
          title="Your pipeline is empty"
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <ActionLink to="/dashboard" variant="primary">
                Find startups
              </ActionLink>
              <WeightsButton />
            </div>
          }
        >
          Open a startup and press Add to pipeline. Here you note the next step, compare, and decide.
        </EmptyState>
      }
    >
      {(cards) => {
        const malformed = cards.filter((card) => !isOnBoard(card));
        return (
          <>
            <Cards cards={cards.filter(isOnBoard)} />
            {malformed.map((_, at) => (
              <div key={at} className="mt-3">
                <PartFailure name="This startup" framed onRetry={() => void query.refetch()} />
              </div>
            ))}
          </>
        );
      }}
    </QueryView>
  );
}

/** The weights order the startups that an investor browses, so they can be set before the board has any. */
function WeightsButton() {
  const weights = useDialogParam('weights');
  return (
    <>
      <Button variant="secondary" onClick={() => weights.open('open')} icon={SlidersHorizontal}>
        My fit weights
      </Button>
      {weights.value !== undefined && <WeightsDialog onClose={weights.close} />}
    </>
  );
}

function Cards({ cards }: { cards: readonly CardData[] }) {
  const [search, setSearch] = useSearchParams();
  const edit = useDialogParam('edit');
  const pass = useDialogParam('pass');
  const weights = useDialogParam('weights');
  const { moves, moved } = useMoves(pass.open);
  const { comparison, compared, choose, isFull } = useComparison(cards);

  const cardOf = (id: string | undefined) => cards.find(({ startup }) => startup.id === id);
  const [editing, passing] = [cardOf(edit.value), cardOf(pass.value)];
  const onlyInterested = search.get('show') === 'interested';
  const shown = onlyInterested ? cards.filter(({ interested }) => interested) : cards;
  return (
    <>
      {comparison.length > 1 ? (
        <PartBoundary name="The comparison" of={comparison} framed>
          <Comparison
            startups={comparison.map(({ startup }) => startup)}
            board={`?${withParam(search, 'compare', '')}`}
            onRemove={(id) => choose(id, false)}
          />
        </PartBoundary>
      ) : (
        <>
          <BoardControls
            search={search}
            onlyInterested={onlyInterested}
            onOnlyInterested={(only) =>
              setSearch(withParam(search, 'show', only ? 'interested' : ''), { replace: true })
            }
            onWeights={() => weights.open('open')}
            compared={compared}
            table={() => tableOf(shown)}
          />
          <Board
            cards={shown}
            context={{
              moves,
              movedId: moved?.startupId,
              compared,
              onCompare: choose,
              isFull,
              onEdit: edit.open,
            }}
          />
        </>
      )}
      <p role="status" className="sr-only">
        {moved?.sentence}
      </p>
      {editing && <CardDialog card={editing} onClose={edit.close} />}
      {passing && <PassDialog startup={passing.startup} onClose={pass.close} />}
      {weights.value !== undefined && <WeightsDialog onClose={weights.close} />}
    </>
  );
}
